import { expect, screenAddress, test } from '../../journeys/borrower.ts'

/** Features that engines just below the floor lack. */
const LACKS = {
  'Chrome 84': () => Reflect.deleteProperty(String.prototype, 'replaceAll'),
  'iOS 15.3': () => Reflect.deleteProperty(globalThis, 'HTMLDialogElement'),
}
const APP = {
  'a screen with a page of its own': screenAddress('/loanDetails'),
  'any other address': screenAddress('/repayOrNotChoose'),
  'a hash address': screenAddress('/#/borrowDetail'),
  registration: '/registerTemplate?templateId=88&source=1',
}

for (const [engine, take] of Object.entries(LACKS))
  for (const [kind, address] of Object.entries(APP))
    test(`Below the floor, as in ${engine}, the page says so and how to update, at ${kind} @RULE-135`, async ({
      page,
      context,
    }) => {
      await context.addInitScript(take)
      await page.goto(address)
      await page.waitForURL('**/too-old.html')
      const main = page.getByRole('main')
      for (const words of [
        'Peramban di ponsel ini sudah usang',
        'The browser of this phone is too old',
        'Tidak ada yang dikirim dari halaman ini',
        'Nothing was sent from this page',
        'Pembaruan Perangkat Lunak',
        'Software Update',
      ])
        await expect(main).toContainText(words)
      await expect(main.getByText('Android System WebView')).toHaveCount(2)
      await expect(main).not.toContainText(/koneksi|internet|connection|bayar|pay/i)
      const phones = await page.getByRole('link', { name: '021-5095-0100' }).all()
      expect(await Promise.all(phones.map((phone) => phone.getAttribute('href')))).toEqual([
        'tel:02150950100',
        'tel:02150950100',
      ])
    })

test('Below the floor the site is read as ever @RULE-135', async ({ page, context }) => {
  await context.addInitScript(LACKS['Chrome 84'])
  await page.goto('/?lang=2')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goto('/#faq')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('Who comes from a page below the floor goes back to where they were, not into a loop', async ({
  page,
  context,
}) => {
  await page.goto('/?lang=2')
  await context.addInitScript(LACKS['Chrome 84'])
  await page.goto(screenAddress('/loanDetails'))
  await page.waitForURL('**/too-old.html')
  await page.goBack()
  await page.waitForURL('**/?lang=2')
})
