import { expect, test } from './borrower.ts'
import { inIndonesian } from './languages.ts'
import { IN_ALL } from '../setup/suite.ts'

const WORDS = {
  id: {
    toDownload: 'Ke halaman unduhan',
    download: 'Unduh Rupya',
    register: 'Belum terdaftar? Daftar',
    short: 'Daftar',
    policy: 'Baca kebijakan privasi',
    feedback: 'Masukan Anda',
    template: '88',
  },
  en: {
    toDownload: 'To the download page',
    download: 'Download Rupya',
    register: 'Not registered yet? Register',
    short: 'Register',
    policy: 'Read the privacy policy',
    feedback: 'Your feedback',
    template: '91',
  },
}

for (const { lang, words } of inIndonesian(WORDS)) {
  test(`Who gets to the download page from the site can download the app, and register (language ${lang}) @JOIN-36`, async ({
    page,
    become,
  }) => {
    await become('register')
    await page.goto(`/?lang=${lang}`)
    await page.getByRole('link', { name: words.toDownload }).click()
    await expect(page).toHaveTitle(words.download)
    await expect(page.getByRole('button', { name: words.download })).toBeVisible()
    await page.getByRole('link', { name: words.register }).click()
    await expect(page.locator('input[name=phone]')).toBeVisible()
    expect(page.url()).toContain(`id=${words.template}`)
    // The value for a `tel` field in https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#autofill
    await expect(page.locator('input[name=phone]')).toHaveAttribute('autocomplete', 'tel')
  })

  test(`On a wide screen the registration is in the navigation (language ${lang})`, IN_ALL, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.goto(`/aboutUs?lang=${lang}`)
    await expect(page.getByRole('navigation').getByRole('link', { name: words.short, exact: true })).toHaveAttribute(
      'href',
      new RegExp(`^/registerTemplate\\?id=${words.template}&`),
    )
    for (const width of [1040, 1100, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    }
  })

  test(
    `Beside the lender’s framed terms is the privacy policy, and the feedback’s fields are named (language ${lang})`,
    IN_ALL,
    async ({ page }) => {
      const language = lang === '1' ? 'id' : 'en'
      await page.goto(`/?lang=${lang}#${language}-policy`)
      await page.getByRole('link', { name: words.policy }).click()
      await expect(page).toHaveURL(/\/privacyPolicy\?lang=/)
      await page.goto(`/?lang=${lang}#${language}-feedback`)
      await expect(page.getByRole('group', { name: words.feedback })).toBeVisible()
    },
  )
}

test('The registration’s page tells a chat what it is, before any script', IN_ALL, async ({ request }) => {
  const html = await (await request.get('/registerTemplate?id=88')).text()
  for (const name of ['og:title', 'og:description', 'og:image', 'description']) expect(html).toContain(`"${name}"`)
})
