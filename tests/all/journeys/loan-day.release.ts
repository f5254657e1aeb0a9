import { expect, test } from '../../journeys/borrower.ts'
import { dayIn } from '../../journeys/day.ts'
import { accepted, apply, OFFER } from '../../journeys/money/loan-confirm.ts'
import { setClock } from '../../journeys/phone-clock.ts'

for (const days of [40, -40])
  test(`A loan is said to be of the server’s day on a phone whose clock was moved by ${days} days @LOAN-64`, async ({
    open,
    page,
  }) => {
    await setClock(page, { days, zone: 'Asia/Jakarta' })
    await open(OFFER, { scenario: 'confirmation-several' })
    const before = dayIn('id', 0)
    await apply(page).click()
    await expect(accepted(page)).toBeVisible()
    // Midnight may pass meanwhile.
    const today = [before, dayIn('id', 0)]
    const day = async () => (await page.getByRole('main').getByRole('time').first().innerText()).slice(0, 10)
    expect(today).toContain(await day())
    await page.reload()
    await expect(accepted(page)).toBeVisible()
    expect(today).toContain(await day())
  })
