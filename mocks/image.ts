const SIGNATURE_BYTES = 12

const text = (...codes: number[]) => String.fromCharCode(...codes)

/** The first bytes of each type: https://mimesniff.spec.whatwg.org/#matching-an-image-type-pattern */
const SIGNATURES: [kind: string, beginning: RegExp][] = [
  ['jpg', new RegExp(`^${text(0xff, 0xd8, 0xff)}`)],
  ['png', new RegExp(`^${text(0x89)}PNG\r\n${text(0x1a)}\n`)],
  ['gif', /^GIF8[79]a/],
  ['webp', /^RIFF[^]{4}WEBP/],
  // Not in that standard: the HEIF brands of phones (ISO/IEC 23008-12).
  ['heic', /^[^]{4}ftyp(heic|heix|heim|heis|mif1|msf1)/],
]

/** The picture type of a file, from its first bytes, as a file extension; undefined if it is not a picture. */
export async function detectImageType(file: File): Promise<string | undefined> {
  const bytes = new Uint8Array(await file.slice(0, SIGNATURE_BYTES).arrayBuffer())
  return SIGNATURES.find(([, beginning]) => beginning.test(text(...bytes)))?.[0]
}
