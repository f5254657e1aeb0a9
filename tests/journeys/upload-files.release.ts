import type { Page } from '@playwright/test'
import { imageSize } from '../../src/lib/image-size.ts'
import { CORNERS, photo } from '../../scripts/photo.ts'
import { BAD_FILES, CAMERA, MOVING, TRANSPARENT, uploadedFile, withExif } from '../setup/picture-files.ts'
import { expect, test } from './borrower.ts'
import { ABOUT, button, FORM, isUpload, picker } from './upload.ts'

const MEGABYTE = 1024 * 1024

/** Chooses a file, and answers what is sent of it. */
async function chooseAndSee(page: Page, file: Parameters<ReturnType<typeof picker>['setInputFiles']>[0]) {
  const [request] = await Promise.all([page.waitForRequest(isUpload), picker(page).setInputFiles(file)])
  return uploadedFile(request.postDataBuffer())
}

/** The colours in the corners of a picture, and that in its middle, as the nearest of `palette`. */
const coloursOf = (page: Page, bytes: Buffer, palette: readonly string[]) =>
  page.evaluate(
    async ([encoded, colours]) => {
      const blob = new Blob([Uint8Array.from(atob(encoded), (character) => character.charCodeAt(0))])
      const bitmap = await createImageBitmap(blob)
      const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')
      if (!context) throw new Error('There is no canvas')
      context.drawImage(bitmap, 0, 0)
      const at = (x: number, y: number) => {
        const [red = 0, green = 0, blue = 0] = context.getImageData(x, y, 1, 1).data
        const distance = (colour: string) => {
          const value = Number.parseInt(colour.slice(1), 16)
          return Math.abs((value >> 16) - red) + Math.abs(((value >> 8) & 255) - green) + Math.abs((value & 255) - blue)
        }
        return colours.toSorted((one, other) => distance(one) - distance(other))[0]
      }
      const [right, bottom] = [bitmap.width - 1, bitmap.height - 1]
      return [at(0, 0), at(right, 0), at(0, bottom), at(right, bottom)]
    },
    [bytes.toString('base64'), palette] as const,
  )

test('A photo of 12 MB that the camera turned arrives upright, small, and without what the camera wrote into it', async ({
  open,
  page,
}) => {
  await open(FORM, ABOUT)
  const original = withExif(await photo(page, { width: 2400, height: 1800, weight: 12 * MEGABYTE }))
  expect(original.buffer.includes(CAMERA)).toBe(true)
  const { name, bytes } = await chooseAndSee(page, original)
  expect(name).toBe('photo.jpg')
  expect(imageSize(bytes, 'jpeg')).toEqual({ width: 1200, height: 1600 })
  expect(bytes.length).toBeLessThan(MEGABYTE)
  expect([bytes.includes(CAMERA), bytes.includes('Exif')]).toEqual([false, false])
  // Turned a quarter clockwise, what was at the bottom left is at the top left.
  const [topLeft, topRight, bottomLeft, bottomRight] = CORNERS
  expect(await coloursOf(page, bytes, CORNERS)).toEqual([bottomLeft, topLeft, bottomRight, topRight])
  await expect(button(page, 'see', 1)).toBeVisible()
})

test('Of a moving picture the first one is sent, and a transparent one is sent on white', async ({ open, page }) => {
  await open(FORM, ABOUT)
  const palette = ['#ff0000', '#0000ff', '#ffffff', '#000000']
  const first = await chooseAndSee(page, MOVING)
  expect((await coloursOf(page, first.bytes, palette))[0]).toBe('#ff0000')
  const white = await chooseAndSee(page, TRANSPARENT)
  expect((await coloursOf(page, white.bytes, palette))[0]).toBe('#ffffff')
})

test('A file that is no photo, or none that can be opened here, is refused with its reason and what to do, and never sent', async ({
  open,
  page,
  calls,
}) => {
  await open(FORM, ABOUT)
  const { empty, program, svg, heic, damaged, large, wide } = BAD_FILES
  await picker(page).setInputFiles([empty, program, svg, heic, damaged, large, wide])
  for (const [place, words] of [
    'File ini kosong. Pilih foto lain.',
    'Isi file ini bukan foto, apa pun namanya. Pilih foto atau tangkapan layar.',
    'Gambar SVG tidak bisa dikirim. Buat tangkapan layarnya, lalu pilih itu.',
    'Foto HEIC tidak bisa dibuka di sini. Buat tangkapan layar fotonya, atau simpan sebagai JPEG, lalu pilih itu.',
    'Foto ini rusak dan tidak bisa dibuka. Pilih foto lain, atau buat tangkapan layarnya.',
    'File ini lebih dari 15 MB. Pilih foto yang lebih kecil, atau buat tangkapan layarnya.',
    'Foto ini lebih dari 50 megapiksel. Pilih yang lebih kecil, atau buat tangkapan layarnya.',
  ].entries())
    await expect(page.getByLabel(`Pilih lagi: foto ${place + 1}`)).toHaveAccessibleDescription(
      `Foto ${place + 1} ${words}`,
    )
  await expect(page.getByRole('button', { name: 'Kirim' })).toHaveAttribute('aria-disabled', 'true')
  for (let left = 7; left > 0; left -= 1) await button(page, 'remove', left).click()
  await expect(picker(page)).toBeFocused()
  await expect(page.getByRole('button', { name: 'Kirim' })).toHaveAttribute('aria-disabled', 'false')
  expect(calls.filter(isUpload)).toEqual([])
})
