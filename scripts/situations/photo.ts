import type { Page } from '@playwright/test'

/** A file in Playwright's form for an input. */
export interface PictureFile {
  name: string
  mimeType: string
  buffer: Buffer
}

interface Photo {
  width: number
  height: number
  /** The minimum size of the file in bytes. */
  weight?: number
  /** Photos of other kinds look different. */
  kind?: number
  /** Its noise, from 0 to 255: a real photo is several times as large as a drawing. */
  grain?: number
}

/** The colours of a photo's corners, which show its rotation: top left, top right, bottom left, bottom right. */
export const CORNERS = ['#c81e1e', '#1ea03c', '#1e46c8', '#e6d21e'] as const

/** A JPEG that the browser draws: a receipt on a table, with a coloured mark in each corner. */
export async function photo(
  page: Pick<Page, 'evaluate'>,
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

/** The same JPEG with comments before its picture, until it has this size. */
function padded(jpeg: Buffer, weight: number): Buffer {
  const comment = Buffer.alloc(0xffff + 2, 'x')
  comment.set([0xff, 0xfe, 0xff, 0xff])
  const count = Math.max(0, Math.ceil((weight - jpeg.length) / comment.length))
  return Buffer.concat([jpeg.subarray(0, 2), ...Array.from({ length: count }, () => comment), jpeg.subarray(2)])
}
