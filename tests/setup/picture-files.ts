import type { PictureFile } from '../../scripts/situations/photo.ts'

/** The name of the camera in `withExif`. */
export const CAMERA = 'Sari-Camera-7'

/** The same JPEG as a camera held sideways would write it: with its name, its location, and the rotation. */
export function withExif({ name, mimeType, buffer }: PictureFile): PictureFile {
  const camera = Buffer.from(`${CAMERA}\0`)
  const entry = (tag: number, type: number, count: number, value: number) => {
    const bytes = Buffer.alloc(12)
    bytes.writeUInt16LE(tag, 0)
    bytes.writeUInt16LE(type, 2)
    bytes.writeUInt32LE(count, 4)
    bytes.writeUInt32LE(value, 8)
    return bytes
  }
  /** Where the data after the three entries begins. */
  const end = 8 + 2 + 3 * 12 + 4
  const place = Buffer.concat([Buffer.from([1, 0]), entry(1, 2, 2, 'S'.charCodeAt(0)), Buffer.alloc(4)])
  const tiff = Buffer.concat([
    Buffer.from('Exif\0\0II*\0\x08\0\0\0\x03\0', 'latin1'),
    entry(0x010f, 2, camera.length, end),
    entry(0x0112, 3, 1, 6),
    entry(0x8825, 4, 1, end + camera.length),
    Buffer.alloc(4),
    camera,
    place,
  ])
  const head = Buffer.from([0xff, 0xe1, 0, 0])
  head.writeUInt16BE(tiff.length + 2, 2)
  return { name, mimeType, buffer: Buffer.concat([buffer.subarray(0, 2), head, tiff, buffer.subarray(2)]) }
}

const file = (name: string, mimeType: string, content: string): PictureFile => ({
  name,
  mimeType,
  buffer: Buffer.from(content, 'latin1'),
})

/** Files of phones and computers that are refused. */
export const BAD_FILES = {
  empty: file('kosong.jpg', 'image/jpeg', ''),
  program: file('bukti.jpg', 'image/jpeg', `MZ\x90\0\x03${'\0'.repeat(2000)}`),
  svg: file('logo.png', 'image/png', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
  heic: file('IMG_0042.HEIC', 'image/heic', `\0\0\0\x18ftypheic\0\0\0\0mif1heic${'\0'.repeat(2000)}`),
  damaged: file('rusak.jpg', 'image/jpeg', `\xff\xd8\xff\xc0\0\x11\x08\0\x10\0\x10${'\0'.repeat(200)}`),
  large: {
    ...file('besar.jpg', 'image/jpeg', ''),
    buffer: Buffer.alloc(15 * 1024 * 1024 + 1, '\xff\xd8\xff', 'latin1'),
  },
  wide: file('peta.png', 'image/png', '\x89PNG\r\n\x1a\n\0\0\0\x0dIHDR\0\0\x40\0\0\0\x40\0\x08\x02\0\0\0'),
}

/** An animation of one pixel: red, then blue. */
export const MOVING = file(
  'gerak.gif',
  'image/gif',
  [
    'GIF89a\x01\0\x01\0\x80\0\0\xff\0\0\0\0\xff!\xff\x0bNETSCAPE2.0\x03\x01\0\0\0',
    '!\xf9\x04\0\x0a\0\0\0,\0\0\0\0\x01\0\x01\0\0\x02\x02D\x01\0',
    '!\xf9\x04\0\x0a\0\0\0,\0\0\0\0\x01\0\x01\0\0\x02\x02L\x01\0;',
  ].join(''),
)

/** A PNG with one transparent pixel. */
export const TRANSPARENT: PictureFile = {
  name: 'tembus.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAAC0lEQVR4nGNgAAIAAAUAAXpeqz8AAAAASUVORK5CYII=',
    'base64',
  ),
}

/** An icon that contains a PNG: https://en.wikipedia.org/wiki/ICO_(file_format) */
export function asIcon(png: Buffer, { width, height }: { width: number; height: number }): Buffer {
  const head = Buffer.from('\0\0\x01\0\x01\0\0\0\0\0\x01\0\x20\0........\0\0\0\0', 'latin1').subarray(0, 22)
  head.set([width, height], 6)
  head.writeUInt32LE(png.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, png])
}

/** The file in the body of a multipart request. */
export function uploadedFile(body: Buffer | null): { name: string | undefined; bytes: Buffer } {
  const text = body?.toString('latin1') ?? ''
  const [boundary = ''] = text.split('\r\n', 1)
  const start = text.indexOf('\r\n\r\n') + 4
  const [, name] = /filename="([^"]*)"/.exec(text) ?? []
  return { name, bytes: Buffer.from(text.slice(start, text.indexOf(`\r\n${boundary}`, start)), 'latin1') }
}
