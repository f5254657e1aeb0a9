import { writeFile } from 'node:fs/promises'
import type { Page, Request } from '@playwright/test'
import { imageSize } from '../../src/lib/image-size.ts'
import { photo } from '../../scripts/situations/photo.ts'
import { uploadedFile } from '../setup/picture-files.ts'
import { expect, test } from './borrower.ts'

export const FORM = '/complainPageNext'
/** A complaint about a payment, which has no sub-type. */
export const ABOUT = { scenario: 'orders-several', search: { orderNo: '723421968459640174', problemType: '2' } }

const UPLOAD = '/user-problem/upload-problem-img'

/** The pattern of upload requests. */
export const UPLOADS = `**${UPLOAD}*`

export const isUpload = (request: Request) => request.url().includes(UPLOAD)

/** The file inputs: at the end, or in a place to choose again. */
export const picker = (page: Page) => page.getByLabel(/^(Tambah foto|Add photos)$/)
export const pickAgain = (page: Page, number: number) =>
  page.getByLabel(new RegExp(`^(Pilih lagi: foto|Choose again: photo) ${number}$`))

/** A picture's buttons: show, stop, retry, remove. */
const BUTTONS = {
  see: '(Lihat foto|View photo)',
  stop: '(Hentikan unggahan foto|Stop uploading photo)',
  retry: '(Coba lagi foto|Try photo)',
  remove: '(Hapus foto|Remove photo)',
}
export const button = (page: Page, does: keyof typeof BUTTONS, number?: number) =>
  page.getByRole('button', { name: new RegExp(`^${BUTTONS[does]} ${number ?? ''}`) })

/** Sends the form, and returns the addresses of its pictures. */
export async function sendWith(page: Page, text: string): Promise<string[]> {
  await page.getByRole('textbox').fill(text)
  const [request] = await Promise.all([
    page.waitForRequest((each) => each.url().includes('/user-problem/problem-save')),
    page.getByRole('button', { name: /^(Kirim|Send)$/ }).click(),
  ])
  const addresses = new URLSearchParams(request.postData() ?? '').get('problemImage') ?? ''
  return addresses === '' ? [] : addresses.split(',')
}

/** An upload and the server's address for it, by the width of the picture. */
interface Uploaded {
  width: number | undefined
  url: string
}

/** Collects uploads that the server has answered with an address. */
export function watchUploads(page: Page): Uploaded[] {
  const uploaded: Uploaded[] = []
  page.on('requestfinished', async (request) => {
    if (!isUpload(request)) return
    const reply = await (await request.response())?.json().catch(() => undefined)
    if (reply?.data?.url) uploaded.push({ width: widthOf(request), url: reply.data.url })
  })
  return uploaded
}

/** The addresses of the pictures with these widths. A reply may be recorded slightly after the page has it. */
export async function addressesOf(uploaded: Uploaded[], widths: number[]): Promise<string[]> {
  const addresses = () => widths.map((width) => uploaded.find((each) => each.width === width)?.url ?? '')
  await expect.poll(addresses).not.toContain('')
  return addresses()
}

/** Saves a file: passing a large one to the browser without a path takes seconds. */
export async function save({ name, buffer }: { name: string; buffer: Buffer }): Promise<string> {
  const path = test.info().outputPath(name)
  await writeFile(path, buffer)
  return path
}

/** The width of the picture in an upload. */
export const widthOf = (request: Request) => imageSize(uploadedFile(request.postDataBuffer()).bytes, 'jpeg')?.width

/** Small photos with different widths, 101, 102 and so on. */
export const photos = (page: Page, count: number) =>
  Promise.all(
    Array.from({ length: count }, (_, index) => photo(page, { width: 101 + index, height: 90, kind: index + 1 })),
  )
