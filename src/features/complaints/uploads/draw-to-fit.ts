import { fitWithin } from '../../../lib/fit-within.ts'

interface Size {
  width: number
  height: number
}

/**
 * The attempts, in order. With 8 megapixels, a screenshot of ten pages is still readable, and every phone's canvas supports
 * that size.
 */
const TRIES = [
  { megapixels: 8, quality: 0.8 },
  { megapixels: 8, quality: 0.6 },
  { megapixels: 8, quality: 0.4 },
  { megapixels: 4, quality: 0.6 },
  { megapixels: 2, quality: 0.6 },
]
/** Camera photos are sent with at most 1600 x 1200. */
const SHORTER_SIDE = 1200
/** The longest canvas side that all engines support. */
const LONGER_SIDE = 16_384

/**
 * Draws a picture so that its file is at most this many bytes: first with less quality, then smaller. Undefined if no attempt
 * is small enough.
 */
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
