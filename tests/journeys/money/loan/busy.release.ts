import { expect, test } from '../../borrower.ts'
import { accepted, apply, OFFER } from '../loan-confirm.ts'

test('A loan that a busy server turned away says when, and is sent by another tap @RULE-32', async ({
  open,
  page,
  calls,
}) => {
  const sent = () => calls.filter((each) => each.url().includes('/loan-detail-push'))
  await page.clock.install()
  await open(OFFER, { scenario: 'confirmation-several,busy-once:pushLoan' })
  await page.clock.pauseAt(Date.now() + 10_000)
  await apply(page).click()
  const busy = page.getByRole('main').getByText('Layanan kami sedang sibuk. Coba lagi dalam 2 detik.')
  await expect(busy.first()).toBeVisible()
  // Pending requests would time out on this clock.
  await page.waitForLoadState('networkidle')
  // Longer than the server's wait: it is not sent again automatically.
  await page.clock.runFor(30_000)
  await expect(page.getByRole('checkbox')).toBeChecked()
  expect(sent()).toHaveLength(1)
  await apply(page).click()
  await expect(accepted(page)).toBeVisible()
  expect(sent()).toHaveLength(2)
})
