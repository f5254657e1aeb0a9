export type ImageType = 'jpeg' | 'png' | 'webp' | 'gif' | 'heic' | 'avif' | 'bmp' | 'svg'

/**
 * The first bytes of each type; a dot stands for any byte. https://mimesniff.spec.whatwg.org/#matching-an-image-type-pattern
 */
const BEGINNINGS: [ImageType, RegExp][] = [
  ['jpeg', /^\xFF\xD8\xFF/],
  ['png', /^\x89PNG\r\n[\s\S]\n/],
  ['webp', /^RIFF[\s\S]{4}WEBPVP8/],
  ['gif', /^GIF8[79]a/],
  ['bmp', /^BM[\s\S]{4}\0\0\0\0/],
]

/** The brands of ISO media files that hold a single picture: https://www.iana.org/assignments/media-types/image/heic */
const BRANDS: [ImageType, RegExp][] = [
  ['avif', /^avi[fs]$/],
  ['heic', /^(hei[cxms]|hev[cxms]|mif1|msf1)$/],
]

const LONGEST_BEGINNING = 1024

/** The type of a picture, from its bytes and not its name; undefined if the bytes are not a picture. */
export function imageType(bytes: Uint8Array): ImageType | undefined {
  const beginning = latin1(bytes.subarray(0, LONGEST_BEGINNING))
  const [known] = BEGINNINGS.find(([, pattern]) => pattern.test(beginning)) ?? []
  return known ?? mediaType(bytes, beginning) ?? (isSvg(beginning) ? 'svg' : undefined)
}

/** Reads the brands in the first box: the major brand and the compatible brands. */
function mediaType(bytes: Uint8Array, beginning: string): ImageType | undefined {
  if (beginning.slice(4, 8) !== 'ftyp') return undefined
  const length = new DataView(bytes.buffer, bytes.byteOffset).getUint32(0)
  const brands = beginning.slice(8, length).match(/[\s\S]{4}/g) ?? []
  const [type] = BRANDS.find(([, pattern]) => brands.some((brand) => pattern.test(brand))) ?? []
  return type
}

/** An SVG may begin with a byte order mark, a declaration and comments. */
const isSvg = (beginning: string) =>
  /^(\xEF\xBB\xBF)?\s*(<\?xml[^>]*>\s*|<!--[\s\S]*?-->\s*|<!doctype\s+svg[^>]*>\s*)*<svg[\s>]/i.test(beginning)

const latin1 = (bytes: Uint8Array) => Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
