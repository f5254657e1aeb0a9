const SIGNATURE_BYTES = 12

const text = (...codes: number[]) => String.fromCharCode(...codes)

/** What files of each kind begin with. */
const SIGNATURES: [kind: string, beginning: RegExp][] = [
  ['jpg', new RegExp(`^${text(0xff, 0xd8, 0xff)}`)],
  ['png', new RegExp(`^${text(0x89)}PNG\r\n${text(0x1a)}\n`)],
  ['gif', /^GIF8[79]a/],
  ['webp', /^RIFF[^]{4}WEBP/],
  // The brands of stills in an ISO container, as phones write them.
  ['heic', /^[^]{4}ftyp(heic|heix|heim|heis|mif1|msf1)/],
]

/** The kind of picture that a file's own bytes say it is, as a file name ends; none if it is no picture. */
export async function detectImageType(file: File): Promise<string | undefined> {
  const bytes = new Uint8Array(await file.slice(0, SIGNATURE_BYTES).arrayBuffer())
  return SIGNATURES.find(([, beginning]) => beginning.test(text(...bytes)))?.[0]
}
