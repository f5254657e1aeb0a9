interface Size {
  width: number
  height: number
}

/** The largest size of a picture, in pixels. */
interface Room {
  /** The limit for the shorter side, so that a long picture is not narrower than a square one. */
  shorter: number
  longer: number
  area: number
}

/** The size of a picture after it was made to fit. A smaller one is not changed. Whole pixels, at least one. */
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
