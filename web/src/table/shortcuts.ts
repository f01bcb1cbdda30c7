/** The keyboard of the table: every choice can be made without a mouse. */

import { choosable } from './choosing'
import type { Desk } from './desk.svelte'

export interface Elsewhere {
  help(): void
  combat(): void
}

/** Does what a key stands for; false when it stands for nothing here. */
export function shortcut(event: KeyboardEvent, desk: Desk, elsewhere: Elsewhere): boolean {
  const target = event.target as Element
  if (event.ctrlKey || event.metaKey || event.altKey) return false
  if (target.closest?.('input:not([type=range], [type=checkbox]), textarea, select')) return false
  const { table } = desk
  const step = ARROWS[event.key]
  if (step) return arrows(step, target, event.shiftKey, desk)
  switch (event.key) {
    case 'n':
      desk.next()
      break
    case 'N':
    case 'p':
      desk.next(-1)
      break
    case 'u':
      if (table.state?.can_undo) void desk.undo()
      break
    case 'r':
      if (table.state?.can_redo) void table.redo()
      break
    case 'e': {
      const end = table.choices.buttons.filter((option) => option.closes)
      if (end.length === 1 && end[0]) void desk.take(end[0])
      else desk.next()
      break
    }
    case 'o':
      odds(desk)
      elsewhere.combat()
      break
    case '+':
    case '=':
      desk.camera.zoom(1.25)
      break
    case '-':
      desk.camera.zoom(0.8)
      break
    case '0':
      desk.camera.fit()
      break
    case '1':
    case '2':
    case '3':
    case '4': {
      const sheet = desk.catalogue.drawings.sheets[Number(event.key) - 1]
      if (!sheet) return false
      desk.sight.lookAt(sheet.frame)
      break
    }
    case '?':
      elsewhere.help()
      break
    case 'Escape':
      void desk.back()
      break
    case 'Enter':
    case ' ':
      if (target.closest?.('button, a, summary, [role=button], [role=application]') && !target.matches('[role=application]')) return false
      return enter(desk)
    default:
      return false
  }
  return true
}

const ARROWS: Record<string, [number, number]> = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] }

/** The cursor goes over the board, with shift the board itself; elsewhere the arrows have other work. */
function arrows([dx, dy]: [number, number], target: Element, shift: boolean, desk: Desk): boolean {
  if (target !== document.body && !target.closest('.stage, .fan')) return false
  if (shift) desk.camera.pan(-dx * 120, -dy * 120)
  else {
    desk.fan = null
    desk.crossroads = null
    desk.asked = null
    desk.moveCursor(dx, dy)
    desk.stage?.focus({ preventScroll: true })
  }
  return true
}

/** Enter chooses: the planned fight, the unit of `n`, the space under the cursor. */
function enter(desk: Desk): boolean {
  if (desk.plan?.battle) void desk.fight()
  else if (desk.selected && !desk.mover && choosable(desk.table.choices).includes(desk.selected)) void desk.pointAtPiece(desk.selected)
  else if (desk.cursor) void desk.pointAtSpace(desk.cursor)
  else return false
  return true
}

/** Opens the combat card: of the target under the cursor, or of the first there is. */
function odds(desk: Desk): void {
  desk.tab = 'combat'
  const { ofSpace } = desk.table.choices
  if (desk.plan || desk.table.board?.battle || !ofSpace.size) return
  const space = desk.cursor && ofSpace.has(desk.cursor) ? desk.cursor : (ofSpace.keys().next().value as string)
  desk.sight.show(space)
  desk.stage?.focus({ preventScroll: true })
  void desk.pointAtSpace(space)
}
