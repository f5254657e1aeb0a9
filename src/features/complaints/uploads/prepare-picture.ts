import { fitWithin } from '../../../lib/fit-within.ts'
import { imageSize } from '../../../lib/image-size.ts'
import { imageType } from '../../../lib/image-type.ts'
import type { Refusal } from './pictures.ts'

/** What a chosen file may weigh. */
export const MOST_BYTES = 15 * 1024 * 1024
/** What a picture may have before it is decoded: 50 of them take 200 MB. */
export const MOST_MEGAPIXELS = 50
/** The longer side of what is sent, in pixels. */
const LONGEST_SIDE = 1600
const QUALITY = 0.8

/**
 * Makes of a chosen file what is sent: an upright JPEG of at most 1600 pixels, drawn anew, so that nothing of the file's
 * metadata is in it. The file itself and its name never leave the phone. Of a moving picture the first one is sent.
 */
export async function preparePicture(file: File): Promise<{ upload: File } | { refusal: Refusal }> {
  if (file.size === 0) return { refusal: 'empty' }
  if (file.size > MOST_BYTES) return { refusal: 'tooLarge' }
  // A file may be gone since it was chosen.
  const buffer = await file.arrayBuffer().catch(() => undefined)
  if (!buffer) return { refusal: 'unreadable' }
  const bytes = new Uint8Array(buffer)
  const type = imageType(bytes)
  if (type === undefined) return { refusal: 'notPicture' }
  if (type === 'svg') return { refusal: 'svg' }
  if (hasTooManyPixels(imageSize(bytes, type))) return { refusal: 'tooManyPixels' }
  // Engines turn it upright by themselves; those before 2023 do not know the option for it and would throw.
  const bitmap = await createImageBitmap(new Blob([buffer], { type: `image/${type}` })).catch(() => undefined)
  if (!bitmap) return { refusal: type === 'heic' ? 'heic' : 'broken' }
  try {
    if (hasTooManyPixels(bitmap)) return { refusal: 'tooManyPixels' }
    const upload = await redraw(bitmap)
    return upload ? { upload } : { refusal: 'broken' }
  } finally {
    bitmap.close()
  }
}

const hasTooManyPixels = (size: { width: number; height: number } | undefined) =>
  size !== undefined && size.width * size.height > MOST_MEGAPIXELS * 1_000_000

/** Draws a picture as a JPEG, on white where it is transparent. */
async function redraw(bitmap: ImageBitmap): Promise<File | undefined> {
  const { width, height } = fitWithin(bitmap, LONGEST_SIDE)
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d', { alpha: false })
  if (!context) return undefined
  context.fillStyle = '#fff'
  context.fillRect(0, 0, width, height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(bitmap, 0, 0, width, height)
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', QUALITY)
  })
  // Engines free the memory of a canvas late.
  canvas.width = 0
  canvas.height = 0
  return blob ? new File([blob], 'photo.jpg', { type: 'image/jpeg' }) : undefined
}
