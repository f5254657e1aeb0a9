import { type PointerEvent, useEffect, useRef, useState } from 'react'
import { FITTED, pan, type Point, type Sizes, type View, zoomAt } from '../lib/zoom.ts'

/** The zoom of a double tap. */
const CLOSE_UP = 2.5
/** Two taps further apart than this, in milliseconds or pixels, are not a double tap. */
const DOUBLE_TAP = { ms: 300, px: 32 }
/** A finger that moves less than this is tapping. */
const TAP_PX = 8
/** A finger that moves this far sideways shows the next image. */
const SWIPE_PX = 56
/** The zoom of one wheel step: about a quarter per 100 pixels. */
const WHEEL_ZOOM = 0.0022

/** Fingers on the frame, and what they did since the first touched it. */
interface Touch {
  fingers: Map<number, Point>
  moved: Point
  /** Whether this can still become a tap or a swipe. */
  isSingle: boolean
  lastTap: { at: number; point: Point } | undefined
}

/**
 * Zooms and moves an image in a frame with fingers, wheel and keys. Image `index` begins unzoomed. `onSwipe` gets 1 for the
 * next image and -1 for the previous one.
 */
export function usePanZoom(index: number, onSwipe: (step: number) => void) {
  const [frame, setFrame] = useState<HTMLElement | null>(null)
  const image = useRef<HTMLImageElement>(null)
  const [{ view, of }, setState] = useState({ view: FITTED, of: index })
  if (of !== index) setState({ view: FITTED, of: index })
  const touch = useRef<Touch>({ fingers: new Map(), moved: { x: 0, y: 0 }, isSingle: true, lastTap: undefined })

  const sizes = (): Sizes => ({
    frame: { width: frame?.clientWidth ?? 0, height: frame?.clientHeight ?? 0 },
    // Its layout size, which no transform changes.
    image: { width: image.current?.offsetWidth ?? 0, height: image.current?.offsetHeight ?? 0 },
  })
  const fromCentre = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => {
    const box = frame?.getBoundingClientRect()
    return box ? { x: clientX - box.x - box.width / 2, y: clientY - box.y - box.height / 2 } : { x: 0, y: 0 }
  }
  const change = (next: (view: View, sizes: Sizes) => View) =>
    setState((present) => ({ ...present, view: next(present.view, sizes()) }))

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    const { fingers } = touch.current
    if (fingers.size === 0) Object.assign(touch.current, { moved: { x: 0, y: 0 }, isSingle: true })
    fingers.set(event.pointerId, fromCentre(event))
    if (fingers.size > 1) touch.current.isSingle = false
    event.currentTarget.setPointerCapture(event.pointerId)
  }
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const { fingers, moved } = touch.current
    const before = fingers.get(event.pointerId)
    if (!before) return
    const point = fromCentre(event)
    const by = { x: point.x - before.x, y: point.y - before.y }
    const [other] = [...fingers].flatMap(([id, finger]) => (id === event.pointerId ? [] : [finger]))
    fingers.set(event.pointerId, point)
    moved.x += by.x
    moved.y += by.y
    if (!other) {
      change((present, own) => pan(present, by, own))
      return
    }
    const factor = distance(point, other) / Math.max(1, distance(before, other))
    // The middle of two fingers moves half as far as the finger that moves.
    const half = { x: by.x / 2, y: by.y / 2 }
    change((present, own) => zoomAt(pan(present, half, own), middle(point, other), factor, own))
  }
  const onPointerUp = (event: PointerEvent<HTMLElement>) => {
    const { fingers, moved, isSingle, lastTap } = touch.current
    if (!fingers.delete(event.pointerId) || fingers.size > 0 || !isSingle) return
    const point = fromCentre(event)
    if (Math.hypot(moved.x, moved.y) > TAP_PX) {
      touch.current.lastTap = undefined
      const isSideways = Math.abs(moved.x) > Math.max(SWIPE_PX, 1.5 * Math.abs(moved.y))
      if (isSideways && view.scale === 1) onSwipe(moved.x < 0 ? 1 : -1)
      return
    }
    const isDouble =
      lastTap && event.timeStamp - lastTap.at < DOUBLE_TAP.ms && distance(point, lastTap.point) < DOUBLE_TAP.px
    touch.current.lastTap = isDouble ? undefined : { at: event.timeStamp, point }
    if (isDouble) change((present, own) => (present.scale > 1 ? FITTED : zoomAt(present, point, CLOSE_UP, own)))
  }
  const onPointerCancel = (event: PointerEvent<HTMLElement>) => {
    touch.current.fingers.delete(event.pointerId)
    touch.current.isSingle = false
  }

  // React's own listener is passive, so it could not stop the browser from zooming the page.
  useEffect(() => {
    const onWheel = (event: WheelEvent) => {
      event.preventDefault()
      const factor = Math.exp(-event.deltaY * WHEEL_ZOOM)
      change((present, own) => zoomAt(present, fromCentre(event), factor, own))
    }
    frame?.addEventListener('wheel', onWheel, { passive: false })
    return () => frame?.removeEventListener('wheel', onWheel)
  })

  return {
    frame: { ref: setFrame, onPointerDown, onPointerMove, onPointerUp, onPointerCancel },
    image,
    view,
    zoom: (factor: number) => change((present, own) => zoomAt(present, { x: 0, y: 0 }, factor, own)),
    move: (by: Point) => change((present, own) => pan(present, by, own)),
    reset: () => setState({ view: FITTED, of: index }),
  }
}

const distance = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y)
const middle = (one: Point, other: Point): Point => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 })
