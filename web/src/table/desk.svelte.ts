/** What the reader is doing at the table: what he has chosen, points at, plans, and is told. */

import { api, Refused, type Battle, type Hint, type Option, type Schemas, type Why } from '../api/client'
import { Camera } from './camera.svelte'
import { canChoose, choosable, lastSpace, moverOf, type Slider } from './choosing'
import { Overlays } from './overlays.svelte'
import { couldJoin, nextStep, toggled, type AttackPlan } from './plans'
import { meaningOfPiece, meaningOfSpace, type Meaning, type Scene } from './pointing'
import { leaderOf, Sight } from './sight'
import type { Catalogue, Table } from './table.svelte'

type Joiner = Schemas['Joiner']
type Message = Schemas['Message']

export type Tab = 'combat' | 'units' | 'table' | 'rules' | 'talk' | 'analysis'

/** Something barred, and why. */
export interface Asked {
  piece: string | null
  space: string | null
  why: Why | null
}

/** Several things can be meant by one click. */
export interface Crossroads {
  space: string
  options: Option[]
  pieces: string[]
}

/** A fight that is being planned, or other dice that are weighed before they fall; these may be in no one place. */
export interface Planned {
  target: string | null
  opening: Option
  openings: Option[]
  /** Who could join, or why he cannot, as the server says; and who shall. */
  joiners: Joiner[]
  joining: string[]
  air: number
  battle: Battle | null
  why: Why | null
}

export class Desk {
  readonly table: Table
  readonly catalogue: Catalogue
  readonly camera: Camera
  readonly sight: Sight
  readonly overlays: Overlays
  selected = $state<string | null>(null)
  hoverPiece = $state<string | null>(null)
  hoverSpace = $state<string | null>(null)
  cursor = $state<string | null>(null)
  fan = $state<string | null>(null)
  crossroads = $state.raw<Crossroads | null>(null)
  asked = $state.raw<Asked | null>(null)
  plan = $state.raw<Planned | null>(null)
  /** Spaces and units that a chip in the text points at. */
  lit = $state<{ space: string | null; piece: string | null }>({ space: null, piece: null })
  /** Where the keyboard goes back to. */
  stage: HTMLElement | null = null
  /** A plan is being carried out, step by step. */
  carrying = $state(false)
  /** A choice that leaves something undone: the reader is asked whether he means it. */
  doubted = $state.raw<Option | null>(null)
  /** What nobody may overlook, until the reader has seen it. */
  announced = $state.raw<Message[]>([])
  /** The computer's advice, until something else is done. */
  hint = $state.raw<Hint | null>(null)
  tab = $state<Tab>('table')
  sheet = $state<'peek' | 'half' | 'full'>('half')
  drawer = $state(false)
  /** What the numbers on sliders stand at, by verb. */
  dialled = $state<Record<string, number>>({})

  #groups: number[] = []

  constructor(table: Table, catalogue: Catalogue) {
    this.table = table
    this.catalogue = catalogue
    this.camera = new Camera(catalogue.map)
    this.sight = new Sight(table, catalogue, this.camera)
    this.overlays = new Overlays(this)
  }

  // --- who is chosen

  /** The unit whose destinations are shown. */
  readonly mover = $derived.by(() => moverOf(this.table.choices, this.table.board?.decision?.piece ?? null, this.selected))

  /** Where the chosen unit can go. */
  readonly destinations = $derived.by(() => (this.mover ? (this.table.choices.goings.get(this.mover) ?? null) : null))

  /** The unit whose card is open: pointed at, or chosen. */
  readonly shown = $derived(this.lit.piece ?? this.hoverPiece ?? this.selected ?? this.mover)

  readonly choosables = $derived.by(() => choosable(this.table.choices))

  /** The one unit on the map that the Tab key stops at; from there one goes on with the arrows, or with n and p. */
  readonly tabStop = $derived.by(() => {
    const on = this.choosables.filter((piece) => this.table.units.get(piece)?.space)
    return this.selected && on.includes(this.selected) ? this.selected : (on[0] ?? null)
  })

  /** Units beside the map that can be chosen: to land, to jump, to come in over an edge. */
  readonly waiting = $derived(this.choosables.filter((piece) => !this.catalogue.ground.at(this.table.units.get(piece)?.space)))

  /** What the chosen unit can do that no hex of the map stands for: to leave it. */
  readonly exits = $derived([...(this.destinations ?? [])].flatMap(([space, options]) => (this.catalogue.ground.at(space) ? [] : options)))

  /** Who leads in the part of the turn that is being played, where somebody does. */
  get leader(): string | null {
    return leaderOf(this.table.board)
  }

  /** Everything that was begun is put away. */
  clear(): void {
    this.fan = null
    this.crossroads = null
    this.asked = null
    this.hint = null
  }

  /** After news the old choices are gone. */
  refresh(): void {
    this.clear()
    this.overlays.refresh()
    const { choices } = this.table
    if (this.selected && !canChoose(choices, this.selected)) this.selected = null
    if (this.doubted && !choices.all.some((option) => option.action === this.doubted?.action)) this.doubted = null
    if (this.plan && !choices.all.some((option) => option.action === this.plan?.opening.action)) this.plan = null
    this.dialled = {}
  }

  // --- pointing

  unitsIn(space: string): string[] {
    return this.table.board?.units.filter((unit) => unit.space === space && unit.status === 'board').map((unit) => unit.id) ?? []
  }

  enemiesIn(space: string): boolean {
    return this.unitsIn(space).some((piece) => this.catalogue.pieces.get(piece)?.side !== this.table.mySide)
  }

  get #scene(): Scene {
    const { choices, units } = this.table
    const { mover, destinations } = this
    return {
      choices,
      mover,
      destinations,
      fighters: this.able,
      spaceOf: (piece) => units.get(piece)?.space ?? null,
      unitsIn: (space) => this.unitsIn(space),
    }
  }

  /** A click on a unit. */
  async pointAtPiece(piece: string): Promise<void> {
    await this.#mean(meaningOfPiece(this.#scene, piece), this.table.units.get(piece)?.space ?? null)
  }

  /** A click on a space, or on a stack of several units. */
  async pointAtSpace(space: string): Promise<void> {
    await this.#mean(meaningOfSpace(this.#scene, space), space)
  }

  async #mean(meaning: Meaning, space: string | null): Promise<void> {
    const fan = this.fan
    this.clear()
    switch (meaning.kind) {
      case 'do':
        return this.take(meaning.option)
      case 'weigh':
        return this.openPlan(space, meaning.options)
      case 'list':
        if (space) this.crossroads = { space, options: meaning.options, pieces: meaning.pieces }
        return
      case 'select':
        this.selected = this.selected === meaning.piece && this.table.board?.decision?.piece !== meaning.piece ? null : meaning.piece
        return
      case 'join':
        this.fan = fan
        return this.toggle(meaning.piece)
      case 'fan':
        this.fan = fan === space ? null : space
        if (this.mover && this.fan && !this.plan) await this.askWhy(null, space)
        return
      case 'nothing':
        if (meaning.piece && (await this.#chooseAnother(meaning.piece))) return
        if (meaning.piece) this.selected = null
        else this.fan = null
        await this.askWhy(meaning.piece, space)
    }
  }

  /** While a unit is under way another one is pointed at: the first is put back, or left where it stands. */
  async #chooseAnother(piece: string): Promise<boolean> {
    const { table } = this
    const { state } = table
    if (!this.mover || !state?.choices || table.catalogue?.pieces.get(piece)?.side !== table.mySide) return false
    const last = table.entries.at(-1)
    const nothingHappened = last && last.side === table.mySide && last.events.every((event) => event.structure) && last.dice.length === 0
    const stop = state.choices.filter((option) => option.closes)
    if (nothingHappened && state.can_undo) await table.undo()
    else if (stop.length === 1) await table.play(stop[0] as Option)
    else return false
    if (!canChoose(table.choices, piece)) return false
    await this.pointAtPiece(piece)
    return true
  }

  /** Does what an option says; where its dice can be weighed, or where it leaves something undone, that comes first. */
  async take(option: Option): Promise<void> {
    if (option.leaves.length) {
      this.clear()
      this.doubted = option
    } else await this.#take(option)
  }

  /** Does what has been asked about. */
  async insist(): Promise<void> {
    const option = this.doubted
    this.doubted = null
    if (option) await this.#take(option)
  }

  async #take(option: Option): Promise<void> {
    if (option.weighs) await this.openPlan(lastSpace(option) ?? null, [option])
    else await this.play(option)
  }

  async play(option: Option): Promise<boolean> {
    this.clear()
    return this.table.play(option)
  }

  /** Does the same again and again, as long as one is asked for it: letting the staff place group after group. */
  async repeat(verb: string): Promise<void> {
    const side = this.table.mySide
    this.clear()
    this.carrying = true
    try {
      for (;;) {
        const again = this.table.state?.choices?.find((option) => option.verb === verb)
        if (!again || this.table.mySide !== side || !(await this.table.play(again))) return
      }
    } finally {
      this.carrying = false
    }
  }

  /** A step back: the innermost thing that is open goes first. */
  async back(): Promise<void> {
    if (this.announced.length) {
      this.announced = []
      return
    }
    if (this.asked || this.crossroads || this.fan || this.hint) return this.clear()
    if (this.plan) {
      this.plan = null
      return
    }
    if (this.selected && this.selected === this.mover && this.table.board?.decision?.piece !== this.selected) {
      this.selected = null
      return
    }
    const last = this.table.entries.at(-1)
    const nothingHappened = last?.side === this.table.mySide && last?.events.length === 0
    if (nothingHappened && this.table.state?.can_undo) await this.table.undo()
  }

  /** Takes back what one click did, be it one action or the several of a planned attack. */
  async undo(): Promise<void> {
    this.plan = null
    const group = this.#groups.pop()
    if (!(await this.table.undo()) || group === undefined) return
    while ((this.table.state?.length ?? 0) > group && this.table.state?.can_undo) if (!(await this.table.undo())) return
  }

  // --- going through the units

  /** The next unit that can be chosen, or that must still attack. */
  next(step = 1): void {
    const must = this.table.board?.must.map((one) => one.unit) ?? []
    const list = this.choosables.length ? this.choosables : must
    const pieces = list.filter((piece) => this.table.units.get(piece)?.space)
    if (!pieces.length) return
    const now = pieces.indexOf(this.selected ?? '')
    const piece = pieces[(now + step + pieces.length) % pieces.length] as string
    this.selected = piece
    const space = this.table.units.get(piece)?.space
    if (space) {
      this.cursor = space
      this.sight.show(space)
    }
    this.stage?.focus({ preventScroll: true })
  }

  moveCursor(dx: number, dy: number): void {
    const { ground } = this.catalogue
    const from = this.cursor ?? this.table.units.get(this.mover ?? '')?.space ?? this.sight.middle
    const to = this.cursor && from ? ground.towards(from, dx, dy) : ground.at(from)
    if (!to) return
    this.cursor = to.id
    this.hoverSpace = to.id
    this.hoverPiece = null
    this.camera.show(to.x, to.y)
  }

  // --- why not

  /** Asks why what was pointed at cannot be chosen: for the unit that is under way, or by itself. */
  async askWhy(piece: string | null, space: string | null): Promise<void> {
    const { table, mover } = this
    const told = this.plan?.joiners.find((one) => one.unit === piece)?.why
    if (told) {
      this.asked = { piece, space, why: told }
      return
    }
    if (!table.state?.choices?.length) return
    const own = piece !== null && this.catalogue.pieces.get(piece)?.side === table.mySide
    const question = mover && space && !own ? { piece: mover, space } : own ? { piece } : { space }
    try {
      const { why } = await api.post('/api/tables/{table}/explain', { path: { table: table.id }, body: question })
      if (why) this.asked = { piece, space, why }
    } catch (error) {
      if (!(error instanceof Refused)) throw error
    }
  }

  // --- planning a fight

  async openPlan(target: string | null, openings: Option[], opening: Option = openings[0] as Option): Promise<void> {
    this.clear()
    this.plan = { target, opening, openings, joiners: [], joining: [], air: 0, battle: null, why: null }
    this.tab = 'combat'
    this.drawer = true
    if (this.sheet === 'peek') this.sheet = 'half'
    if (target) this.sight.show(target)
    await this.#preview()
  }

  /** Who could join the planned fight or stay out of it. */
  readonly able = $derived.by(() => couldJoin(this.plan?.joiners ?? []).map((one) => one.unit))

  async toggle(piece: string): Promise<void> {
    if (!this.plan || !this.able.includes(piece)) return
    this.plan = { ...this.plan, joining: toggled(this.plan.joiners, this.plan.joining, piece) }
    await this.#preview()
  }

  async giveAir(air: number): Promise<void> {
    if (!this.plan || this.plan.air === air) return
    this.plan = { ...this.plan, air }
    await this.#preview()
  }

  /** Asks the server what the plan would come to; who takes part as a matter of course it says itself. */
  async #preview(): Promise<void> {
    const plan = this.plan
    if (!plan) return
    const isUnit = (piece: string) => plan.joiners.find((one) => one.unit === piece)?.part === 'unit'
    const named = { units: plan.joining.filter(isUnit), guns: plan.joining.filter((piece) => !isUnit(piece)) }
    const body = { action: plan.opening.action, ...(plan.joiners.length ? named : {}), air: plan.air }
    try {
      const battle = await api.post('/api/tables/{table}/preview', { path: { table: this.table.id }, body: body as never })
      if (this.plan !== plan) return
      const given = battle.spends.find((one) => one.side === battle.parties[0]?.side)
      const joining = battle.joiners.filter((one) => one.joins).map((one) => one.unit)
      this.plan = { ...plan, joiners: battle.joiners, joining, air: given?.given ?? plan.air, battle, why: battle.barred ?? null }
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      if (this.plan === plan) this.plan = { ...plan, why: error.trouble.why ?? null }
    }
  }

  /** Carries the plan out: opens the fight and answers what the server asks, as far as the plan goes. */
  async fight(): Promise<void> {
    const { plan, table } = this
    if (!plan?.battle || plan.why) return
    // In the order in which they are weighed: where somebody leads, he comes first.
    const weighed = plan.battle.parties[0]?.units.map((one) => one.unit) ?? []
    const joining = new Set([...weighed.filter((one) => plan.joining.includes(one)), ...plan.joining])
    const full: AttackPlan = { opening: plan.opening, target: plan.target, joining, air: plan.air }
    const side = table.mySide
    this.#groups.push(table.state?.length ?? 0)
    this.plan = null
    this.carrying = true
    try {
      await this.#carryOut(full, side)
    } finally {
      this.carrying = false
    }
  }

  async #carryOut(full: AttackPlan, side: string | null): Promise<void> {
    const { table } = this
    if (!(await table.play(full.opening))) return
    const joined = new Set<string>()
    for (let steps = 0; steps < 60; steps++) {
      const { state } = table
      if (!state?.choices || state.board.decision?.side !== side || !state.board.battle) return
      if (state.board.battle.parties[0]?.side !== side) return
      const option = nextStep(full, state.choices, joined)
      if (!option) return
      if (option.piece) joined.add(option.piece)
      if (!(await table.play(option))) return
    }
  }

  dial(slider: Slider, value: number): void {
    this.dialled = { ...this.dialled, [slider.verb]: value }
  }
}
