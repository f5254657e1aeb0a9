interface Size {
  width: number
  height: number
}

/** How much of a picture is kept, in pixels. */
interface Room {
  /** The most that the shorter side may have, so that a long picture is no narrower than a square one. */
  shorter: number
  longer: number
  area: number
}

/** The size of a picture made to fit; a smaller one stays as it is. Whole pixels, at least one. */
export function fitWithin({ width, height }: Size, { shorter, longer, area }: Room): Size {
  const scale = Math.min(
    1,
    shorter / Math.min(width, height),
    longer / Math.max(width, height),
    Math.sqrt(area / (width * height)),
  )
  return { width: scaled(width, scale), height: scaled(height, scale) }
}

const scaled = (length: number, scale: number) => Math.max(1, Math.round(length * scale))
