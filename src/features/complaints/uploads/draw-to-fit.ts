import { fitWithin } from '../../../lib/fit-within.ts'

interface Size {
  width: number
  height: number
}

/** What is tried in turn. Of 8 megapixels a screenshot of ten pages is still read, and every canvas of a phone has them. */
const TRIES = [
  { megapixels: 8, quality: 0.8 },
  { megapixels: 8, quality: 0.6 },
  { megapixels: 8, quality: 0.4 },
  { megapixels: 4, quality: 0.6 },
  { megapixels: 2, quality: 0.6 },
]
/** Photos of cameras are sent at up to 1600 x 1200. */
const SHORTER_SIDE = 1200
/** What the canvas of any engine may have. */
const LONGER_SIDE = 16_384

/** Draws a picture so that it weighs at most so many bytes: with less quality first, then smaller. Undefined if nothing does. */
export async function drawToFit(
  size: Size,
  mostBytes: number,
  draw: (size: Size, quality: number) => Promise<Blob | null>,
): Promise<Blob | undefined> {
  for (const { megapixels, quality } of TRIES) {
    const room = { shorter: SHORTER_SIDE, longer: LONGER_SIDE, area: megapixels * 1_000_000 }
    const blob = await draw(fitWithin(size, room), quality)
    if (blob && blob.size <= mostBytes) return blob
  }
  return undefined
}
