import { expect, test } from '../../journeys/page.ts'

test('The demo shows the pictures of complaints, which nothing else serves', async ({ page }) => {
  await page.goto('/complainDetails?token=1&market=id&problemId=8211004502&scenario=complaint-answered')
  // The question for stars, which comes after 3 seconds, may be over it.
  await page.getByRole('button', { name: 'Foto 1 dari 2' }).dispatchEvent('click')
  const picture = page.getByRole('dialog', { name: 'Foto Anda' }).getByRole('img')
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(720)
})
