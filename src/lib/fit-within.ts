interface Size {
  width: number
  height: number
}

/** The size of a picture made to fit into a square; a smaller one stays as it is. Whole pixels, at least one. */
export function fitWithin({ width, height }: Size, side: number): Size {
  const scale = Math.min(1, side / Math.max(width, height))
  return { width: scaled(width, scale), height: scaled(height, scale) }
}

const scaled = (length: number, scale: number) => Math.max(1, Math.round(length * scale))
