import { imageSize } from '../../../lib/image-size.ts'
import { imageType } from '../../../lib/image-type.ts'
import { drawToFit } from './draw-to-fit.ts'
import type { Refusal } from './pictures.ts'

/** The maximum size of a chosen file. */
export const MOST_BYTES = 15 * 1024 * 1024
/** The maximum size of a picture before decoding: 50 megapixels take 200 MB. */
export const MOST_MEGAPIXELS = 50

/**
 * Converts a chosen file into an upright JPEG. It is drawn again, so that it has none of the file's metadata. The original
 * file and its name never leave the phone. Of an animation, the first frame is sent.
 */
export async function preparePicture(file: File): Promise<{ upload: File } | { refusal: Refusal }> {
  if (file.size === 0) return { refusal: 'empty' }
  if (file.size > MOST_BYTES) return { refusal: 'tooLarge' }
  // The file may have been deleted since it was chosen.
  const buffer = await file.arrayBuffer().catch(() => undefined)
  if (!buffer) return { refusal: 'unreadable' }
  const bytes = new Uint8Array(buffer)
  const type = imageType(bytes)
  if (type === 'svg') return { refusal: 'svg' }
  if (type && hasTooManyPixels(imageSize(bytes, type))) return { refusal: 'tooManyPixels' }
  const decoded = type ? await decode(new Blob([buffer], { type: `image/${type}` })) : await load(new Blob([buffer]))
  if (!decoded) return { refusal: type === undefined ? 'notPicture' : type === 'heic' ? 'heic' : 'broken' }
  try {
    if (hasTooManyPixels(decoded)) return { refusal: 'tooManyPixels' }
    const blob = await drawToFit(decoded, MOST_BYTES, (size, quality) => draw(decoded.picture, size, quality))
    return blob ? { upload: new File([blob], 'photo.jpg', { type: 'image/jpeg' }) } : { refusal: 'broken' }
  } finally {
    decoded.free()
  }
}

interface Size {
  width: number
  height: number
}

const hasTooManyPixels = (size: Size | undefined) =>
  size !== undefined && size.width * size.height > MOST_MEGAPIXELS * 1_000_000

interface Decoded extends Size {
  picture: CanvasImageSource
  free: () => void
}

/** Undefined if the engine cannot decode it. */
const decode = (blob: Blob): Promise<Decoded | undefined> =>
  // Engines rotate it upright by default; those before 2023 do not know the option for it and would throw.
  createImageBitmap(blob).then(
    (picture) => ({ picture, width: picture.width, height: picture.height, free: () => picture.close() }),
    // Chromium refuses a picture even if only its last byte is missing, but shows it in an `img`, as the phone's gallery
    // does.
    () => load(blob),
  )

async function load(blob: Blob): Promise<Decoded | undefined> {
  const picture = new Image()
  const address = URL.createObjectURL(blob)
  const free = () => URL.revokeObjectURL(address)
  const isLoaded = await new Promise<boolean>((resolve) => {
    picture.addEventListener('load', () => resolve(true))
    picture.addEventListener('error', () => resolve(false))
    picture.src = address
  })
  const { naturalWidth: width, naturalHeight: height } = picture
  if (isLoaded && width > 0 && height > 0) return { picture, width, height, free }
  free()
  return undefined
}

/** Draws a picture as a JPEG, with white for transparent parts. Null if there is not enough memory. */
async function draw(picture: CanvasImageSource, { width, height }: Size, quality: number): Promise<Blob | null> {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d', { alpha: false })
  if (!context) return null
  context.fillStyle = '#fff'
  context.fillRect(0, 0, width, height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, 0, 0, width, height)
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', quality)
  })
  // Engines free the memory of a canvas late.
  canvas.width = 0
  canvas.height = 0
  return blob
}
