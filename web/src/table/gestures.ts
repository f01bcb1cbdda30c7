/** The hand on the board: dragging, the wheel, two fingers. What was a drag is not a click. */

import type { Camera } from './camera.svelte'

const SLACK = 6

export interface Hand {
  /** The board has begun or ceased to move. */
  moving(moving: boolean): void
  /** A click or tap at a point of the window. */
  tap(x: number, y: number, event: PointerEvent): void
  point(x: number, y: number, event: PointerEvent): void
  leave(): void
}

export function handle(stage: HTMLElement, camera: Camera, hand: Hand): () => void {
  const down = new Map<number, { x: number; y: number }>()
  let dragged = false
  let start = { x: 0, y: 0 }
  let rest: ReturnType<typeof setTimeout> | undefined

  const local = (event: PointerEvent | WheelEvent) => {
    const box = stage.getBoundingClientRect()
    return { x: event.clientX - box.left, y: event.clientY - box.top }
  }
  /** The board moves until the hand has let go of it and rests. */
  const move = () => {
    hand.moving(true)
    clearTimeout(rest)
    if (down.size === 0) rest = setTimeout(() => hand.moving(false), 180)
  }

  function onDown(event: PointerEvent) {
    if (event.button !== 0 && event.button !== 1) return
    const at = local(event)
    down.set(event.pointerId, at)
    if (down.size === 1) {
      dragged = event.button === 1
      start = at
    }
  }

  function onHover(event: PointerEvent) {
    if (down.has(event.pointerId)) return
    const at = local(event)
    hand.point(at.x, at.y, event)
  }

  /** Heard from the whole window: a hand that goes fast may be over a panel before the drag has begun. */
  function onMove(event: PointerEvent) {
    const before = down.get(event.pointerId)
    if (!before) return
    const at = local(event)
    if (!dragged && down.size === 1 && Math.hypot(at.x - start.x, at.y - start.y) < SLACK) return
    if (!dragged) {
      dragged = true
      stage.setPointerCapture(event.pointerId)
      hand.leave()
    }
    if (down.size === 1) camera.pan(at.x - before.x, at.y - before.y)
    else pinch(event.pointerId, before, at)
    down.set(event.pointerId, at)
    move()
  }

  function pinch(id: number, before: { x: number; y: number }, at: { x: number; y: number }) {
    const other = [...down].find(([key]) => key !== id)?.[1]
    if (!other) return
    const was = Math.hypot(before.x - other.x, before.y - other.y)
    const now = Math.hypot(at.x - other.x, at.y - other.y)
    if (was > 0) camera.zoom(now / was, (at.x + other.x) / 2, (at.y + other.y) / 2)
    camera.pan((at.x - before.x) / 2, (at.y - before.y) / 2)
  }

  function onUp(event: PointerEvent) {
    if (!down.delete(event.pointerId)) return
    if (dragged) move()
    if (event.type === 'pointerup' && !dragged && down.size === 0) {
      const at = local(event)
      hand.tap(at.x, at.y, event)
    }
  }

  function onWheel(event: WheelEvent) {
    event.preventDefault()
    const at = local(event)
    const unit = event.deltaMode === 1 ? 24 : 1
    if (event.shiftKey) camera.pan(-event.deltaY * unit, -event.deltaX * unit)
    else camera.zoom(Math.exp(-event.deltaY * unit * (event.ctrlKey ? 0.01 : 0.0016)), at.x, at.y)
    move()
  }

  const leave = () => hand.leave()
  stage.addEventListener('pointerdown', onDown)
  stage.addEventListener('pointermove', onHover)
  window.addEventListener('pointermove', onMove)
  window.addEventListener('pointerup', onUp)
  window.addEventListener('pointercancel', onUp)
  stage.addEventListener('pointerleave', leave)
  stage.addEventListener('wheel', onWheel, { passive: false })
  return () => {
    clearTimeout(rest)
    stage.removeEventListener('pointerdown', onDown)
    stage.removeEventListener('pointermove', onHover)
    window.removeEventListener('pointermove', onMove)
    window.removeEventListener('pointerup', onUp)
    window.removeEventListener('pointercancel', onUp)
    stage.removeEventListener('pointerleave', leave)
    stage.removeEventListener('wheel', onWheel)
  }
}
