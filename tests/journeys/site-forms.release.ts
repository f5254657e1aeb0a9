import type { BrowserContext, Page } from '@playwright/test'
import { SITE_PATHS } from '../../src/site/paths.ts'
import { expect, test } from './borrower.ts'
import { inIndonesian } from './languages.ts'
import { expectRoomBelowRing } from './ring.ts'
import { openMenu, openSite, overflow, SECTIONS } from './site.ts'
import { tapTenTimes } from './tap-ten-times.ts'
import { IN_ALL } from '../setup/suite.ts'

const toast = (page: Page) => page.getByRole('status')

/** A toast does not cover the section's heading, also on a narrow phone. */
async function expectHeadingUncovered(page: Page) {
  await page.setViewportSize({ width: 320, height: 740 })
  await page.evaluate(() => scrollTo(0, 0))
  await expect(async () => {
    const said = await toast(page).getByRole('paragraph').boundingBox()
    const heading = await page.getByRole('heading', { level: 1 }).boundingBox()
    if (!said || !heading) throw new Error('The toast or the heading is not there')
    expect(said.y).toBeGreaterThanOrEqual(heading.y + heading.height)
    expect(said.y + said.height).toBeLessThanOrEqual(740)
  }).toPass()
}

for (const { lang, words } of inIndonesian({
  id: {
    hash: 'id-feedback',
    name: 'Nama lengkap',
    email: 'E-mail',
    message: 'Pesan',
    send: 'Kirim',
    failed: 'Lengkapi dulu semua isian!',
    noName: 'Isi nama lengkap Anda.',
    noEmail: 'Isi alamat e-mail Anda.',
    noMessage: 'Tulis pesan Anda.',
    done: 'Berhasil dikirim',
    other: { link: 'EN English', send: 'Send', failed: 'Please provide complete information!', address: '2' },
  },
  en: {
    hash: 'en-feedback',
    name: 'Full name',
    email: 'E-mail',
    message: 'Message',
    send: 'Send',
    failed: 'Please provide complete information!',
    noName: 'Enter your full name.',
    noEmail: 'Enter your e-mail address.',
    noMessage: 'Write your message.',
    done: 'Submit successfully',
    other: { link: 'ID Bahasa Indonesia', send: 'Kirim', failed: 'Lengkapi dulu semua isian!', address: '1' },
  },
}))
  test(`Feedback that lacks something says so at the field and in a toast; complete, it is thanked for once and not sent (language ${lang}) @SITE-10 @SITE-11 @SITE-39`, async ({
    page,
  }) => {
    await page.clock.install()
    await page.clock.pauseAt(Date.now() + 60_000)
    await openSite(page, `/?lang=${lang}#${words.hash}`)
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    const field = (name: string) => page.getByRole('textbox', { name })
    const send = page.getByRole('button', { name: words.send })
    await field(words.name).fill('Asha')
    await field(words.message).fill('   ')
    await send.click()
    await expect(toast(page)).toHaveText(words.failed)
    await expectHeadingUncovered(page)
    await expectRoomBelowRing(field(words.email), page.getByText(words.noEmail))
    await expect(field(words.email)).toHaveAccessibleDescription(words.noEmail)
    await expect(field(words.message)).toHaveAccessibleDescription(words.noMessage)
    await expect(page.getByText(words.noName)).toBeHidden()
    await expect(field(words.name)).toHaveValue('Asha')
    await page.clock.fastForward(2999)
    await expect(toast(page)).not.toBeEmpty()
    await page.clock.fastForward(1)
    await expect(toast(page)).toBeEmpty()

    await field(words.email).fill('asha@example.test')
    await expect(page.getByText(words.noEmail)).toBeHidden()
    await field(words.message).fill('Thank you')
    await page.reload()
    await expect(page.locator('html')).toHaveClass(/\bready\b/)
    await expect(field(words.message)).toHaveValue('Thank you')
    await expect(field(words.name)).toHaveValue('Asha')
    asked.length = 0
    const said: string[] = []
    await page.exposeFunction('noteToast', (text: string) => said.push(text))
    await page.evaluate(() => {
      for (const region of document.querySelectorAll('.site-toast'))
        new MutationObserver(() => region.textContent && noteToast(region.textContent)).observe(region, {
          childList: true,
        })
    })
    // Like ten quick taps.
    await tapTenTimes(send)
    await expect(toast(page)).toHaveText(words.done)
    await expect.poll(() => said).toEqual([words.done])
    for (const name of [words.name, words.email, words.message]) await expect(field(name)).toHaveValue('')
    await page.clock.fastForward(3000)
    await expect(toast(page)).toBeEmpty()
    await page.getByRole('link', { name: words.other.link }).click()
    await page.getByRole('button', { name: words.other.send }).click()
    await expect(toast(page)).toHaveText(words.other.failed)
    expect(
      asked.filter((address) => !new RegExp(`/(\\?lang=${words.other.address}|assets/.*|icon\\.svg)$`).test(address)),
    ).toEqual([])
  })

declare const noteToast: (text: string) => void

for (const { lang, words } of inIndonesian({
  id: {
    own: 'id',
    policy: 'Kebijakan Privasi',
    loan: 'Syarat dan ketentuan pinjaman',
    separately: 'Buka di halaman sendiri',
    late: 'Halaman ini belum termuat.',
  },
  en: {
    own: 'en',
    policy: 'Privacy Policy',
    loan: 'Loan terms and conditions',
    separately: 'Open separately',
    late: 'This page has not loaded.',
  },
}))
  test(
    `The policy and the loan terms are framed, run nothing there, and open separately (language ${lang}) @SITE-8 @SITE-9 @SITE-40`,
    IN_ALL,
    async ({ page }) => {
      await page.clock.install()
      await page.clock.pauseAt(Date.now() + 60_000)
      // A page that never loads.
      await page.route('**/loanAgreement', () => {})
      await openSite(page, `/?lang=${lang}#${words.own}-policy`)
      // The lender's hosted terms are on another site (SITE-8).
      const hosted = /^http:\/\/localhost:\d+\/__world\/pages\/terms\.html$/
      for (const { name, src, href, target, isLate } of [
        { name: words.policy, src: hosted, href: hosted, target: '_blank', isLate: false },
        {
          name: words.loan,
          src: `/loanAgreement#only-${words.own}`,
          href: `/loanAgreement?lang=${lang}`,
          target: null,
          isLate: true,
        },
      ]) {
        await openMenu(page)
        await page.getByRole('navigation').getByRole('link', { name }).click()
        const frame = page.getByTitle(name)
        await expect(frame).toBeVisible()
        await expect(frame).toHaveAttribute('src', src)
        for (const [attribute, value] of [
          ['sandbox', ''],
          ['loading', 'lazy'],
          ['referrerpolicy', 'no-referrer'],
        ] as const)
          await expect(frame).toHaveAttribute(attribute, value)
        const separately = page.getByRole('link', { name: words.separately })
        await expect(separately).toHaveAttribute('href', href)
        expect(await separately.getAttribute('target')).toBe(target)
        if (!isLate) await expect(frame).toHaveAttribute('data-loaded', '')
        await page.clock.fastForward(8000)
        await expect(page.getByText(words.late)).toHaveCount(isLate ? 1 : 0)
      }
    },
  )

for (const { lang, words } of inIndonesian({
  id: { section: 'Masukan', send: 'Kirim', off: 'Formulir ini membutuhkan JavaScript.' },
  en: { section: 'Feedback', send: 'Send', off: 'This form needs JavaScript.' },
}))
  test(`A site whose script does not come keeps its sections, and offers e-mail in place of the form (language ${lang}) @SITE-41`, async ({
    page,
  }) => {
    await page.route('**/assets/site-*.js', (route) => route.fulfill({ status: 404 }))
    await page.goto(`/?lang=${lang}`)
    await openMenu(page)
    await page.getByRole('link', { name: words.section }).click()
    await expect(page.getByRole('button', { name: words.send })).toBeDisabled()
    await expect(page.getByText(words.off).getByRole('link')).toHaveText('help@rupya.example')
  })

test.describe('Where scripts are off', () => {
  let context: BrowserContext
  test.beforeEach(async ({ browser, baseURL }) => {
    context = await browser.newContext({
      javaScriptEnabled: false,
      // Otherwise smooth scrolling to a distant target takes seconds.
      reducedMotion: 'reduce',
      viewport: { width: 320, height: 640 },
      ...(baseURL && { baseURL }),
    })
  })
  test.afterEach(() => context.close())

  test(
    'the whole site can be read in both languages, Indonesian first, and its form is off @SITE-1 @SITE-36',
    IN_ALL,
    async () => {
      const page = await context.newPage()
      await page.goto('/?lang=2')
      const titles = page.getByRole('main').getByRole('heading', { level: 1 })
      // Each page once in each language.
      await expect(titles).toHaveCount(new Set(Object.values(SITE_PATHS)).size * 2)
      for (const title of await titles.all()) await expect(title).toBeVisible()
      // The first parts of both homes are sent first. Still, each language is complete in reading order, for eyes, ears and
      // keyboards.
      const fromAbove = await titles.evaluateAll((all) => {
        const tops = all.map((title) => ({ text: title.textContent, top: title.getBoundingClientRect().top }))
        return tops.toSorted((one, other) => one.top - other.top).map(({ text }) => text)
      })
      expect(fromAbove).toEqual([
        'Pinjaman yang biayanya jelas sejak awal',
        'Tentang kami',
        ...SECTIONS.id.slice(2),
        'A loan whose cost is clear from the start',
        'About us',
        ...SECTIONS.en.slice(2),
      ])
      const aloud = await page.getByRole('main').ariaSnapshot()
      expect([...aloud.matchAll(/heading "(.+)" \[level=1\]/g)].map(([, text]) => text)).toEqual(fromAbove)
      await page.locator('main [lang=id] .site-app a').last().focus()
      await page.keyboard.press('Tab')
      await expect(page.locator('#id-about :focus')).toHaveCount(1)
      // The second bar's skip link, which only keyboards show, does not cover the first bar.
      const skips = await page
        .locator('.site-header')
        .evaluate((header) =>
          Array.from({ length: header.clientHeight }, (_, y) => document.elementFromPoint(60, y)).filter((seen) =>
            seen?.closest('.site-skip'),
          ),
        )
      expect(skips).toHaveLength(0)
      const register = page.getByRole('link', { name: /^(Daftar sekarang|Register now)$/ })
      expect(await register.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
        '/registerTemplate?id=88&lang=1',
        '/registerTemplate?id=91&lang=2&market=in',
      ])
      for (const send of ['Kirim', 'Send']) await expect(page.getByRole('button', { name: send })).toBeDisabled()
      for (const offer of [/^Formulir ini membutuhkan JavaScript/, /^This form needs JavaScript/])
        await expect(page.getByText(offer)).toBeVisible()
      await expect(page.getByRole('button', { name: /Sekilas|Slide/ })).toHaveCount(0)
      expect(await page.locator('iframe').count()).toBe(4)
      await page.setViewportSize({ width: 1440, height: 640 })
      await expect(page.getByRole('navigation').nth(1).getByRole('link')).toHaveText([...SECTIONS.en, 'Register'])
      await page.getByRole('navigation').nth(1).getByRole('link', { name: 'Feedback' }).click()
      await expect(titles.filter({ hasText: /^Feedback$/ })).toBeInViewport()
      // From here on, the whole page is laid out (sections.css).
      for (const width of [320, 1440]) {
        await page.setViewportSize({ width, height: 640 })
        expect(await overflow(page)).toBe(0)
      }
    },
  )
})
