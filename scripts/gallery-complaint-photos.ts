import type { Page } from '@playwright/test'
import type { GalleryState } from './gallery-state.ts'
import { photo } from './photo.ts'

export const PHOTO_FORM = {
  path: '/complainPageNext',
  scenario: 'orders-several',
  search: { orderNo: '723421968459640174', problemType: '2' },
}
/** The first bytes of a photo that this browser cannot open. */
const HEIC = {
  name: 'IMG_0042.HEIC',
  mimeType: 'image/heic',
  buffer: Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic'),
}

/** Chooses photos at the end. */
export async function choosePhotos(page: Page, kinds: number[], ...others: (typeof HEIC)[]) {
  const files = await Promise.all(kinds.map((kind) => photo(page, { width: 300, height: kind % 2 ? 240 : 400, kind })))
  await page.getByLabel(/^(Tambah foto|Add photos)$/).setInputFiles([...files, ...others])
}

/** From now on uploads stop on their way. Not by a route: the gallery's world is a service worker, which comes before it. */
const holdUploads = (page: Page) =>
  page.evaluate(() => {
    let sent = 0.4
    XMLHttpRequest.prototype.send = function send() {
      this.upload.dispatchEvent(new ProgressEvent('progress', { lengthComputable: true, loaded: sent, total: 1 }))
      sent = 0.72 - sent / 2
    }
  })

const uploaded = (page: Page, number: number) =>
  page.getByRole('button', { name: new RegExp(`^(Lihat foto|View photo) ${number}$`) }).waitFor()

/** The photos of a complaint, as they are prepared, uploaded, refused and missed. */
export const complaintPhotoStates: GalleryState[] = [
  {
    ...PHOTO_FORM,
    name: 'complaint-photos-under-way',
    description: 'Photos are uploaded, two at a time; one was stopped, one cannot be opened here',
    play: async (page) => {
      await choosePhotos(page, [1, 2])
      await uploaded(page, 2)
      await holdUploads(page)
      await choosePhotos(page, [3, 4, 6, 7], HEIC)
      await page.getByText('HEIC').last().waitFor()
      await page.getByRole('button', { name: /^(Hentikan unggahan foto|Stop uploading photo) 3$/ }).click()
    },
  },
  {
    ...PHOTO_FORM,
    name: 'complaint-photos-nine',
    description: 'Nine photos are uploaded, and there is no place for more',
    isAlike: true,
    play: async (page) => {
      await choosePhotos(page, [1, 2, 3, 4, 6, 7, 8, 9, 11])
      await uploaded(page, 9)
    },
  },
  {
    ...PHOTO_FORM,
    name: 'complaint-photos-refused',
    description: 'The server takes no photos',
    isAlike: true,
    scenario: 'upload-refused',
    play: async (page) => {
      await choosePhotos(page, [1, 2])
      await page.getByRole('button', { name: /^(Coba lagi semuanya|Try all again)$/ }).waitFor()
    },
  },
  {
    ...PHOTO_FORM,
    name: 'complaint-photos-missing',
    description: 'The page was left before photos were uploaded',
    isAlike: true,
    play: async (page) => {
      await holdUploads(page)
      await choosePhotos(page, [1, 2])
      await page.getByRole('progressbar').last().waitFor()
      await page.reload()
      await page.getByLabel(/^(Pilih lagi: foto|Choose again: photo) 2$/).waitFor()
    },
  },
]
