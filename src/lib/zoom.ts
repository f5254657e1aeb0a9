export interface Point {
  x: number
  y: number
}

interface Size {
  width: number
  height: number
}

/** How an image is shown: its magnification, and how far its centre is from the frame's, in CSS pixels. */
export interface View extends Point {
  scale: number
}

/** The sizes in CSS pixels: of the frame, and of the image as it fits into the frame. */
export interface Sizes {
  frame: Size
  image: Size
}

export const MOST_ZOOM = 4

/** The whole image. */
export const FITTED: View = { scale: 1, x: 0, y: 0 }

/** Limits the zoom, and keeps the image's edges from moving into the frame. */
function clamp({ scale, x, y }: View, { frame, image }: Sizes): View {
  const within = Math.min(MOST_ZOOM, Math.max(1, scale))
  return {
    scale: within,
    x: clampOffset(x, image.width * within - frame.width),
    y: clampOffset(y, image.height * within - frame.height),
  }
}

function clampOffset(offset: number, surplus: number): number {
  if (surplus <= 0) return 0
  return Math.min(surplus / 2, Math.max(-surplus / 2, offset))
}

/** Zooms so that the point under `point`, counted from the frame's centre, stays in place. */
export function zoomAt({ x, y, scale }: View, point: Point, factor: number, sizes: Sizes): View {
  const zoomed = Math.min(MOST_ZOOM, Math.max(1, scale * factor))
  const ratio = zoomed / scale
  return clamp({ scale: zoomed, x: point.x - (point.x - x) * ratio, y: point.y - (point.y - y) * ratio }, sizes)
}

export const pan = (view: View, by: Point, sizes: Sizes): View =>
  clamp({ ...view, x: view.x + by.x, y: view.y + by.y }, sizes)
