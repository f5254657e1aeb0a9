import type { Page, Route } from '@playwright/test'
import { imageSize } from '../../../src/lib/image-size.ts'
import { CORNERS, photo, type PictureFile } from '../../../scripts/situations/photo.ts'
import { asIcon, BAD_FILES, CAMERA, MOVING, TRANSPARENT, uploadedFile, withExif } from '../../setup/picture-files.ts'
import { expect, test } from '../borrower.ts'
import { hold, watchToasts } from '../on-page.ts'
import {
  ABOUT,
  addressesOf,
  button,
  FORM,
  isUpload,
  photos,
  pickAgain,
  picker,
  save,
  sendWith,
  UPLOADS,
  watchUploads,
  widthOf,
} from '../upload.ts'

const MEGABYTE = 1024 * 1024
const send = (page: Page) => page.getByRole('button', { name: 'Kirim' })

/** Chooses a file, and returns what is sent for it. */
async function chooseAndSee(page: Page, file: Parameters<ReturnType<typeof picker>['setInputFiles']>[0]) {
  const [request] = await Promise.all([page.waitForRequest(isUpload), picker(page).setInputFiles(file)])
  return uploadedFile(request.postDataBuffer())
}

/** Chooses a file, and returns what the server received. */
async function chooseAndArrive(page: Page, file: PictureFile): Promise<Buffer> {
  const [reply] = await Promise.all([
    page.waitForResponse((each) => isUpload(each.request())),
    picker(page).setInputFiles(file),
  ])
  const { pathname } = new URL((await reply.json()).data.url)
  const arrived = await page.request.get(`/gateway/__world/files${pathname}`)
  return Buffer.from(await arrived.body())
}

/** A picture saved in another type, as phones do. */
async function savedAs(page: Page, type: 'png' | 'webp', size: { width: number; height: number }): Promise<Buffer> {
  const encoded = await page.evaluate(
    async ([mimeType, { width, height }]) => {
      const canvas = new OffscreenCanvas(width, height)
      const context = canvas.getContext('2d')
      if (!context) throw new Error('There is no canvas')
      context.fillStyle = '#1e46c8'
      context.fillRect(0, 0, width, height)
      const bytes = new Uint8Array(await (await canvas.convertToBlob({ type: mimeType })).arrayBuffer())
      return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    },
    [`image/${type}`, size] as const,
  )
  return Buffer.from(encoded, 'base64')
}

/** The colours in the corners of a picture, each as the nearest of `palette`. */
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

test('Of twelve photos nine are added; failed ones are tried again; all go in order @HELP-19 @HELP-21 @HELP-23 @HELP-61 @HELP-64 @HELP-65 @RULE-32 @RULE-81', async ({
  open,
  page,
}) => {
  const refusal = 'Foto ini <b>ditolak</b>.'
  /** What happens to the first upload of the picture with this width. */
  const faults = new Map<number | undefined, (route: Route) => Promise<void>>([
    [103, (route) => route.abort('connectionreset')],
    [107, (route) => route.fulfill({ status: 502, body: '' })],
    [108, (route) => route.fulfill({ json: { code: '1', message: refusal, data: null } })],
    [109, (route) => route.fulfill({ status: 429, headers: { 'retry-after': '60' }, body: '' })],
  ])
  await page.route(UPLOADS, (route, request) => {
    const fault = faults.get(widthOf(request))
    faults.delete(widthOf(request))
    return fault ? fault(route) : route.continue()
  })
  const toasts = await watchToasts(page)
  const uploaded = watchUploads(page)
  await open('/complainPage', ABOUT)
  await page.getByRole('link', { name: 'Pembayaran' }).click()
  await picker(page).setInputFiles(await photos(page, 12))
  await expect(picker(page)).toHaveCount(0)
  await expect(page.getByText('3 lagi tidak ditambahkan: satu keluhan paling banyak 9 foto.').last()).toBeVisible()
  // The third is lost on its way, and sent again by itself.
  await expect(button(page, 'see')).toHaveCount(6)
  for (const [number, words] of [
    [7, /^Foto 7 Foto belum terunggah karena kendala di pihak kami\. Fotonya masih ada di sini/],
    [8, `Foto 8 ${refusal}`],
    [9, /^Foto 9 Layanan kami sedang sibuk\. Coba lagi dalam \d\d detik\.$/],
  ] as const)
    await expect(button(page, 'retry', number)).toHaveAccessibleDescription(words)
  expect((await toasts()).filter((words) => words === refusal)).toHaveLength(1)
  expect(await toasts()).toContain('Foto berhasil diunggah!')
  // A complaint without the photos is not what the person wants.
  await expect(send(page)).toHaveAttribute('aria-disabled', 'true')
  for (const number of [7, 8, 9]) await button(page, 'retry', number).click()
  await expect(button(page, 'see')).toHaveCount(9)
  await button(page, 'see', 2).click()
  const viewer = page.getByRole('dialog', { name: 'Foto Anda' })
  await expect(viewer.getByRole('img', { name: 'Foto 2' })).toBeVisible()
  await page.goBack()
  await expect(viewer).toHaveCount(0)
  const urls = await addressesOf(uploaded, [101, 102, 103, 104, 105, 106, 107, 108, 109])
  expect(await sendWith(page, 'Sudah bayar')).toEqual(urls)
  expect(uploaded).toHaveLength(9)
})

test('A photo that is removed or stopped is not sent, and the next has its turn @HELP-22 @HELP-60 @RULE-81', async ({
  open,
  page,
}) => {
  const uploaded = watchUploads(page)
  const release = await hold(page, UPLOADS)
  await open(FORM, ABOUT)
  await picker(page).setInputFiles(await photos(page, 4))
  const sending = page.getByRole('progressbar').filter({ hasText: '%' })
  await expect(sending).toHaveCount(2)
  await button(page, 'stop', 2).click()
  await expect(button(page, 'retry', 2)).toHaveAccessibleDescription(/^Foto 2 Anda menghentikan unggahan ini/)
  // The photo at place 3 is now at place 2.
  await button(page, 'remove', 1).focus()
  await page.keyboard.press('Enter')
  await expect(button(page, 'remove', 1)).toBeFocused()
  await expect(sending).toHaveCount(2)
  release()
  await expect(button(page, 'see')).toHaveCount(2)
  await addressesOf(uploaded, [103, 104])
  expect(uploaded).toHaveLength(2)
  await button(page, 'retry', 1).click()
  await expect(button(page, 'see')).toHaveCount(3)
  const urls = await addressesOf(uploaded, [102, 103, 104])
  expect(await sendWith(page, 'Sudah bayar')).toEqual(urls)
})

test('A reload keeps uploaded photos, and others’ places, which are chosen again @HELP-63', async ({ open, page }) => {
  const uploaded = watchUploads(page)
  await page.route(UPLOADS, (route, request) => (widthOf(request) === 102 ? route.continue() : new Promise(() => {})))
  await open(FORM, ABOUT)
  const files = await photos(page, 3)
  await picker(page).setInputFiles(files)
  await expect(button(page, 'see', 2)).toBeVisible()
  // A reload loses replies that were not read yet.
  await expect.poll(() => uploaded.length).toBe(1)
  await page.reload()
  await page.unrouteAll()
  await expect(button(page, 'see', 2)).toBeVisible()
  await expect(pickAgain(page, 3)).toHaveAccessibleDescription(
    'Foto 1 dan 3 Belum terunggah saat halaman ini ditinggalkan. Pilih lagi, atau hapus.',
  )
  await expect(send(page)).toHaveAttribute('aria-disabled', 'true')
  // Two files for the first place: the second file goes to the next place without one.
  await pickAgain(page, 1).setInputFiles(files.filter((_, index) => index !== 1))
  await expect(button(page, 'see')).toHaveCount(3)
  const urls = await addressesOf(uploaded, [101, 102, 103])
  expect(await sendWith(page, 'Sudah bayar')).toEqual(urls)
  expect(uploaded).toHaveLength(3)
})

test('A photo arrives upright, small and without metadata, other pictures legible @HELP-58 @RULE-80 @all', async ({
  open,
  page,
}) => {
  await open(FORM, ABOUT)
  const original = withExif(await photo(page, { width: 2400, height: 1800, weight: 12 * MEGABYTE }))
  expect(original.buffer.includes(CAMERA)).toBe(true)
  const { name, bytes } = await chooseAndSee(page, await save(original))
  expect(name).toBe('photo.jpg')
  expect(imageSize(bytes, 'jpeg')).toEqual({ width: 1200, height: 1600 })
  expect(bytes.length).toBeLessThan(MEGABYTE)
  expect([bytes.includes(CAMERA), bytes.includes('Exif')]).toEqual([false, false])
  // After a quarter turn clockwise, the bottom left corner is at the top left.
  const [topLeft, topRight, bottomLeft, bottomRight] = CORNERS
  expect(await coloursOf(page, bytes, CORNERS)).toEqual([bottomLeft, topLeft, bottomRight, topRight])

  const long = await chooseAndSee(page, await photo(page, { width: 720, height: 12_000 }))
  expect(imageSize(long.bytes, 'jpeg')).toEqual({ width: 693, height: 11_547 })
  const palette = ['#ff0000', '#0000ff', '#ffffff', '#000000']
  const first = await chooseAndSee(page, MOVING)
  expect((await coloursOf(page, first.bytes, palette))[0]).toBe('#ff0000')
  const white = await chooseAndSee(page, TRANSPARENT)
  expect((await coloursOf(page, white.bytes, palette))[0]).toBe('#ffffff')
})

test('What a phone shows arrives whole, without its end or name too @HELP-57 @all', async ({ open, page }) => {
  await open(FORM, ABOUT)
  const size = { width: 300, height: 200 }
  const whole = await photo(page, size)
  const png = await savedAs(page, 'png', size)
  const small = { width: 64, height: 48 }
  const icon = await savedAs(page, 'png', small)
  const webp = await savedAs(page, 'webp', size)
  const jpeg = (buffer: Buffer) => ({ ...whole, buffer })
  const KINDS: [string, PictureFile, typeof size][] = [
    ['a JPEG without its last byte', jpeg(whole.buffer.subarray(0, -1)), size],
    ['a JPEG of which half is there', jpeg(whole.buffer.subarray(0, whole.buffer.length / 2)), size],
    ['a JPEG with zeros behind it', jpeg(Buffer.concat([whole.buffer, Buffer.alloc(5000)])), size],
    ['a JPEG with EXIF before JFIF', withExif(whole), { width: 200, height: 300 }],
    ['a PNG with bytes behind it', jpeg(Buffer.concat([png, Buffer.from('bytes')])), size],
    ['a PNG without its end', { name: 'foto', mimeType: '', buffer: png.subarray(0, -20) }, size],
    ['a WebP that is named a JPEG', jpeg(webp), size],
    ['a JPEG that is named a document', { ...whole, name: 'foto.pdf', mimeType: 'application/pdf' }, size],
    ['a picture of a rare type', { name: 'ikon.ico', mimeType: '', buffer: asIcon(icon, small) }, small],
  ]
  for (const [what, file, expected] of KINDS) {
    const arrived = await chooseAndArrive(page, file)
    expect(imageSize(arrived, 'jpeg'), what).toEqual(expected)
    // Decodes with the stricter of the engine's two ways.
    await coloursOf(page, arrived, CORNERS)
    await button(page, 'remove', 1).click()
  }
})

test('A file that is no photo, or cannot be opened, is refused with its reason @HELP-22 @HELP-57 @RULE-80 @all', async ({
  open,
  page,
  calls,
}) => {
  await open(FORM, ABOUT)
  const { empty, program, svg, heic, damaged, large, wide } = BAD_FILES
  const files = [empty, program, svg, heic, damaged, large, wide]
  await picker(page).setInputFiles(await Promise.all(files.map(save)))
  for (const [place, words] of [
    'File ini kosong. Pilih foto lain.',
    'Isi file ini bukan foto, apa pun namanya. Pilih foto atau tangkapan layar.',
    'Gambar SVG tidak bisa dikirim. Buat tangkapan layarnya, lalu pilih itu.',
    'Foto HEIC tidak bisa dibuka di sini. Buat tangkapan layar fotonya, atau simpan sebagai JPEG, lalu pilih itu.',
    'Foto ini rusak dan tidak bisa dibuka. Pilih foto lain, atau buat tangkapan layarnya.',
    'File ini lebih dari 15 MB. Pilih foto yang lebih kecil, atau buat tangkapan layarnya.',
    'Foto ini lebih dari 50 megapiksel. Pilih yang lebih kecil, atau buat tangkapan layarnya.',
  ].entries())
    await expect(pickAgain(page, place + 1)).toHaveAccessibleDescription(`Foto ${place + 1} ${words}`)
  await expect(send(page)).toHaveAttribute('aria-disabled', 'true')
  for (let left = 7; left > 0; left -= 1) await button(page, 'remove', left).click()
  await expect(picker(page)).toBeFocused()
  await expect(send(page)).toHaveAttribute('aria-disabled', 'false')
  expect(calls.filter(isUpload)).toEqual([])
})
