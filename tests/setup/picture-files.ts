import type { Page } from '@playwright/test'

/** A file as Playwright gives it to an input. */
interface PictureFile {
  name: string
  mimeType: string
  buffer: Buffer
}

interface Photo {
  width: number
  height: number
  /** Bytes that the file is made to weigh at least. */
  weight?: number
  /** Photos of other kinds look different. */
  kind?: number
  /** How grainy it is, from 0 to 255: a real photo weighs several times as much as a drawing. */
  grain?: number
}

/** The colours of a photo's corners, to tell how it is turned: top left, top right, bottom left, bottom right. */
export const CORNERS = ['#c81e1e', '#1ea03c', '#1e46c8', '#e6d21e'] as const

/** A JPEG, drawn by the browser: a receipt on a table, with a coloured mark in each corner. */
export async function photo(
  page: Page,
  { width, height, weight = 0, kind = 1, grain = 0 }: Photo,
): Promise<PictureFile> {
  const encoded = await page.evaluate(
    async ({ corners, ...size }) => {
      const canvas = new OffscreenCanvas(size.width, size.height)
      const context = canvas.getContext('2d')
      if (!context) throw new Error('There is no canvas')
      const unit = Math.min(size.width, size.height) / 12
      const ground = context.createLinearGradient(0, 0, size.width, size.height)
      ground.addColorStop(0, `hsl(${(size.kind * 67) % 360} 22% 62%)`)
      ground.addColorStop(1, `hsl(${(size.kind * 67 + 40) % 360} 28% 34%)`)
      context.fillStyle = ground
      context.fillRect(0, 0, size.width, size.height)
      context.translate(size.width / 2, size.height / 2)
      context.rotate(((size.kind % 5) - 2) / 25)
      context.fillStyle = '#fbfaf5'
      context.fillRect(-3 * unit, -4.5 * unit, 6 * unit, 9 * unit)
      context.fillStyle = '#39424e'
      for (let line = 0; line < 9; line += 1)
        context.fillRect(
          -2.4 * unit,
          (line * 0.85 - 3.8) * unit,
          (2 + ((line * 7 + size.kind) % 5) / 2) * unit,
          0.26 * unit,
        )
      context.resetTransform()
      for (const [index, colour] of corners.entries()) {
        context.fillStyle = colour
        context.fillRect(index % 2 ? size.width - unit : 0, index > 1 ? size.height - unit : 0, unit, unit)
      }
      if (size.grain > 0) {
        const pixels = context.getImageData(0, 0, size.width, size.height)
        for (let at = 0, noise = 1; at < pixels.data.length; at += 4) {
          noise = (Math.imul(noise, 1_103_515_245) + 12_345) >>> 0
          pixels.data[at + 1] = (pixels.data[at + 1] ?? 0) + ((noise >>> 16) % size.grain) - size.grain / 2
        }
        context.putImageData(pixels, 0, 0)
      }
      const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.92 })
      const bytes = new Uint8Array(await blob.arrayBuffer())
      return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    },
    { width, height, kind, grain, corners: CORNERS },
  )
  return { name: `IMG_${kind}.jpg`, mimeType: 'image/jpeg', buffer: padded(Buffer.from(encoded, 'base64'), weight) }
}

/** The same JPEG with comments before its picture, until it weighs as much. */
function padded(jpeg: Buffer, weight: number): Buffer {
  const comment = Buffer.alloc(0xffff + 2, 'x')
  comment.set([0xff, 0xfe, 0xff, 0xff])
  const count = Math.max(0, Math.ceil((weight - jpeg.length) / comment.length))
  return Buffer.concat([jpeg.subarray(0, 2), ...Array.from({ length: count }, () => comment), jpeg.subarray(2)])
}

/** The name of the camera in `withExif`. */
export const CAMERA = 'Sari-Camera-7'

/** The same JPEG as a camera that was turned a quarter writes it: with its name, its place, and how to turn the picture. */
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
  /** Where what stands after the three entries begins. */
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

/** Files of phones and computers that are not taken. */
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

/** A moving picture of one pixel: red, then blue. */
export const MOVING = file(
  'gerak.gif',
  'image/gif',
  [
    'GIF89a\x01\0\x01\0\x80\0\0\xff\0\0\0\0\xff!\xff\x0bNETSCAPE2.0\x03\x01\0\0\0',
    '!\xf9\x04\0\x0a\0\0\0,\0\0\0\0\x01\0\x01\0\0\x02\x02D\x01\0',
    '!\xf9\x04\0\x0a\0\0\0,\0\0\0\0\x01\0\x01\0\0\x02\x02L\x01\0;',
  ].join(''),
)

/** A PNG of one pixel that cannot be seen. */
export const TRANSPARENT: PictureFile = {
  name: 'tembus.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAAC0lEQVR4nGNgAAIAAAUAAXpeqz8AAAAASUVORK5CYII=',
    'base64',
  ),
}

/** The file in the body of a multipart request. */
export function uploadedFile(body: Buffer | null): { name: string | undefined; bytes: Buffer } {
  const text = body?.toString('latin1') ?? ''
  const [boundary = ''] = text.split('\r\n', 1)
  const start = text.indexOf('\r\n\r\n') + 4
  const [, name] = /filename="([^"]*)"/.exec(text) ?? []
  return { name, bytes: Buffer.from(text.slice(start, text.indexOf(`\r\n${boundary}`, start)), 'latin1') }
}
