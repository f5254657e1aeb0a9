import type { Page } from '@playwright/test'
import type { Situation, Language } from '../situation.ts'
import { photo } from '../photo.ts'
import { said } from '../../build/words/say.ts'

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

/** Adds photos at the end. */
export async function choosePhotos(page: Page, language: Language, kinds: number[], ...others: (typeof HEIC)[]) {
  const files = await Promise.all(kinds.map((kind) => photo(page, { width: 300, height: kind % 2 ? 240 : 400, kind })))
  await page.getByLabel(said('upload_add')(language)).setInputFiles([...files, ...others])
}

/** From now on, uploads stop halfway. Not with a route: the gallery's world is a service worker, which answers first. */
const holdUploads = (page: Page) =>
  page.evaluate(() => {
    let sent = 0.4
    XMLHttpRequest.prototype.send = function send() {
      this.upload.dispatchEvent(new ProgressEvent('progress', { lengthComputable: true, loaded: sent, total: 1 }))
      sent = 0.72 - sent / 2
    }
  })

const uploaded = (page: Page, language: Language, number: number) =>
  page.getByRole('button', { name: said('upload_open', { number: String(number) })(language) }).waitFor()

/** The photos of a complaint: being prepared, uploaded, refused and missing. */
export const complaintPhotoSituations: Situation[] = [
  {
    ...PHOTO_FORM,
    name: 'complaint-photos-under-way',
    description: 'Photos are uploaded, two at a time; one was stopped, one cannot be opened here',
    steps: async (page, language) => {
      await choosePhotos(page, language, [1, 2])
      await uploaded(page, language, 2)
      await holdUploads(page)
      await choosePhotos(page, language, [3, 4, 6, 7], HEIC)
      await page.getByText('HEIC').last().waitFor()
      await page.getByRole('button', { name: said('upload_cancel', { number: '3' })(language) }).click()
    },
  },
  {
    ...PHOTO_FORM,
    name: 'complaint-photos-nine',
    description: 'Nine photos are uploaded, and there is no place for more',
    isAlike: true,
    steps: async (page, language) => {
      await choosePhotos(page, language, [1, 2, 3, 4, 6, 7, 8, 9, 11])
      await uploaded(page, language, 9)
    },
  },
  {
    ...PHOTO_FORM,
    name: 'complaint-photos-refused',
    description: 'The server takes no photos',
    isAlike: true,
    scenario: 'upload-refused',
    steps: async (page, language) => {
      await choosePhotos(page, language, [1, 2])
      await page.getByRole('button', { name: said('upload_retry_all')(language) }).waitFor()
    },
  },
  {
    ...PHOTO_FORM,
    name: 'complaint-photos-missing',
    description: 'The page was left before photos were uploaded',
    isAlike: true,
    steps: async (page, language) => {
      await holdUploads(page)
      await choosePhotos(page, language, [1, 2])
      await page.getByRole('progressbar').last().waitFor()
      await page.reload()
      await page.getByLabel(said('upload_again_label', { number: '2' })(language)).waitFor()
    },
  },
]
