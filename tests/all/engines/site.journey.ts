import { expect, test } from './person.ts'

test('A visitor reads the site’s sections, the other language, and the terms @APP-71', async ({ phone }) => {
  await phone.visit('/?lang=2')
  await phone.hasTitle('Rupya: loans with a clear cost')
  await phone.meets('heading', 'A loan whose cost is clear from the start')
  await phone.tapWords('Menu')
  await phone.tap('link', 'Feedback')
  await phone.hasTitle('Feedback · Rupya')
  await phone.page.back()
  await phone.meets('heading', 'A loan whose cost is clear from the start')
  await phone.tap('link', 'ID Bahasa Indonesia')
  await phone.meets('heading', 'Pinjaman yang biayanya jelas sejak awal')
  expect(await phone.page.run(() => document.documentElement.lang)).toBe('id')
  expect(await phone.page.run(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  await phone.visit('/loanAgreement?lang=2')
  await phone.meets('heading', 'Loan terms and conditions')
})
