import { writeFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { photo } from '../../../scripts/situations/photo.ts'
import { imageSize } from '../../../src/lib/image-size.ts'
import { ABOUT, FORM } from '../../journeys/upload.ts'
import { PORTS } from '../../journeys/ports.ts'
import { CAMERA, withExif } from '../../setup/picture-files.ts'
import { expect, test } from './undriven.ts'

const FILES = `http://localhost:${PORTS.world}/__world/files`
const MEGABYTE = 1024 * 1024

test('A photo chosen in the shell arrives small, upright and without metadata @APP-105 @HELP-58', async ({
  phone,
  shell,
}, info) => {
  await phone.open(FORM, ABOUT)
  await phone.meets('textbox', 'Apa yang terjadi?')
  // The photo is drawn by the page.
  const page = { evaluate: phone.page.run } as Pick<Page, 'evaluate'>
  const taken = withExif(await photo(page, { width: 2000, height: 1500, weight: MEGABYTE }))
  const file = info.outputPath(taken.name)
  await writeFile(file, taken.buffer)

  // Who chooses none is where they were.
  await phone.page.run(() => document.querySelector<HTMLElement>('input[type=file]')?.click())
  await expect.poll(async () => (await shell.report()).asked).toEqual(['image/*'])
  await phone.sees('0 dari 9')
  await phone.page.attach(file)
  await phone.meets('button', 'Lihat foto 1')
  // The draft keeps the address that the server gave to the photo.
  const place = () =>
    phone.page.run(() => /files\.rupya\.example(\/[\w./]+)/.exec(JSON.stringify(localStorage))?.[1] ?? '')
  await expect.poll(place).toMatch(/jpe?g$/)
  const arrived = Buffer.from(await (await fetch(FILES + (await place()))).arrayBuffer())
  expect(imageSize(arrived, 'jpeg')).toEqual({ width: 1200, height: 1600 })
  expect([arrived.includes(CAMERA), arrived.includes('Exif')]).toEqual([false, false])
})
