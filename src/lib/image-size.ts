import type { ImageType } from './image-type.ts'

interface Size {
  width: number
  height: number
}

/**
 * Reads a picture's size in pixels from its header, without decoding it; undefined if the header has no size that we can
 * read.
 */
export function imageSize(bytes: Uint8Array, type: ImageType): Size | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  try {
    return SIZES[type]?.(view)
  } catch (error) {
    // The header is cut off.
    if (error instanceof RangeError) return undefined
    throw error
  }
}

const SIZES: Partial<Record<ImageType, (view: DataView) => Size | undefined>> = {
  jpeg: jpegSize,
  png: (view) => ({ width: view.getUint32(16), height: view.getUint32(20) }),
  gif: (view) => ({ width: view.getUint16(6, true), height: view.getUint16(8, true) }),
  bmp: (view) => ({ width: Math.abs(view.getInt32(18, true)), height: Math.abs(view.getInt32(22, true)) }),
  webp: webpSize,
}

/** Markers of a frame's header. Markers of tables are excluded: https://www.w3.org/Graphics/JPEG/itu-t81.pdf, table B.1 */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)

function jpegSize(view: DataView): Size | undefined {
  for (let at = 2; ;) {
    if (view.getUint8(at) !== 0xff) return undefined
    const marker = view.getUint8(at + 1)
    if (isFrame(marker)) return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) }
    // Fill bytes may stand before a marker.
    if (marker === 0xff) at += 1
    else at += 2 + view.getUint16(at + 2)
  }
}

/** https://developers.google.com/speed/webp/docs/riff_container */
function webpSize(view: DataView): Size | undefined {
  const kind = view.getUint8(15)
  if (kind === 'X'.charCodeAt(0)) return { width: 1 + uint24(view, 24), height: 1 + uint24(view, 27) }
  if (kind === 'L'.charCodeAt(0)) {
    const bits = view.getUint32(21, true)
    return { width: 1 + (bits & 0x3fff), height: 1 + ((bits >> 14) & 0x3fff) }
  }
  return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff }
}

const uint24 = (view: DataView, at: number) => view.getUint16(at, true) + view.getUint8(at + 2) * 0x10000
