import { expect, test } from '../borrower.ts'
import { playShell, toldPayloads, toldShell } from '../shell.ts'

// Also in old engines (tests/all/old): Android's shell is an object that takes text and calls the page back.
test('Android’s shell closes at Back and goes home; if it does not, the site opens @APP-25 @RULE-10 @RULE-53 @old', async ({
  open,
  page,
}) => {
  const back = page.getByRole('button', { name: 'Kembali' })
  await playShell(page, 'answers', 'android')
  await open('/loanDetails')
  await back.click()
  await expect.poll(() => toldShell(page)).toEqual(['close'])
  await page.getByRole('link', { name: /^Bayar/ }).click()
  await expect(page).toHaveTitle('Detail Tagihan')
  await back.click()
  await expect(page).toHaveURL(/loanDetails/)
  expect(await toldShell(page)).toEqual(['close'])

  const borrowMore = page.getByRole('button', { name: 'Pinjam lagi' })
  await open('/loanDetails', { scenario: 'order-200' })
  await borrowMore.click()
  await expect.poll(() => toldShell(page)).toEqual(['goHome'])
  expect(await toldPayloads(page)).toEqual([null])
  await expect(borrowMore).toBeVisible()
  await playShell(page, 'unimplemented', 'android')
  await page.reload()
  await borrowMore.click()
  await expect(page).toHaveURL(/^[^?]+\/\?/)
})
