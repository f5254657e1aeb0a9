import { brotliCompressSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { findViolations } from '../setup/axe.ts'
import { expect, test } from './borrower.ts'
import { inIndonesian } from './languages.ts'
import { linesOf, openMenu, openSite, overflow, SECTIONS } from './site.ts'
import { IN_ALL } from '../setup/suite.ts'

const heading = { level: 1 } as const

/** An address without the site's origin, if it has it. */
const addressIn = (page: Page, address: string) => address.replace(new URL(page.url()).origin, '')

for (const { lang, words } of inIndonesian({
  id: {
    title: 'Rupya: pinjaman yang jelas biayanya',
    sections: SECTIONS.id,
    other: { link: 'EN English', section: 'Feedback', lang: 'en', sections: SECTIONS.en },
  },
  en: {
    title: 'Rupya: loans with a clear cost',
    sections: SECTIONS.en,
    other: { link: 'ID Bahasa Indonesia', section: 'Masukan', lang: 'id', sections: SECTIONS.id },
  },
}))
  test(`A visitor switches the site’s sections; title, focus, Back, reload and language go with it (language ${lang}) @SITE-2 @SITE-37 @SITE-42`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    const errors: string[] = []
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
    await openSite(page, `/?lang=${lang}`)
    await expect(page).toHaveTitle(words.title)
    const links = page.getByRole('navigation').getByRole('link')
    await expect(links).toHaveText([...words.sections, lang === '1' ? 'Daftar' : 'Register'])
    const currentOf = () => links.evaluateAll((all) => all.findIndex((link) => link.ariaCurrent === 'page'))
    expect(await currentOf()).toBe(0)
    expect(await overflow(page)).toBe(0)
    expect(await findViolations(page)).toEqual([])
    // Only the site's own files, and none of the app's.
    const isOwn = (address: string) =>
      /^\/(\?lang=[12]|assets\/(site|start-anyway)-[\w-]+\.js|icon\.svg)$/.test(addressIn(page, address))
    // An engine of 2021 loads the frames of hidden sections too, whose scripts the sandbox then stops.
    const isOld = Number.parseInt(page.context().browser()?.version() ?? '', 10) < 105
    const isOfFrame = (text: string) =>
      isOld && /\/__world\/pages\/|\/loanAgreement$|^Blocked script execution in '.*' because/.test(text)
    expect(asked.filter((address) => !isOwn(address) && !isOfFrame(address))).toEqual([])
    expect(errors.filter((error) => !isOfFrame(error))).toEqual([])

    for (const [index, name] of words.sections.entries()) {
      await links.nth(index).click()
      await expect.poll(currentOf).toBe(index)
      await expect(page.getByRole('heading', heading)).toHaveCount(1)
      await expect(page.getByRole('heading', heading)).toBeFocused()
      if (index > 0) await expect(page).toHaveTitle(/ · Rupya$/)
      if (index > 1) await expect(page.getByRole('heading', { ...heading, name })).toBeVisible()
      expect(await overflow(page)).toBe(0)
    }

    await page.goBack()
    await page.goBack()
    await expect(page.getByRole('heading', heading)).toHaveText(words.sections[2])
    await expect(page).toHaveTitle(`${words.sections[2]} · Rupya`)
    await page.goForward()
    await expect(page.getByRole('heading', heading)).toHaveText(words.sections[3])
    await page.goBack()
    await page.reload()
    await expect(page.getByRole('heading', heading)).toHaveText(words.sections[2])
    await expect(page).toHaveTitle(`${words.sections[2]} · Rupya`)
    await page.getByRole('link', { name: words.other.link }).click()
    await expect(page.getByRole('heading', heading)).toHaveText(words.other.section)
    await expect(page).toHaveTitle(`${words.other.section} · Rupya`)
    await expect(page.locator('html')).toHaveAttribute('lang', words.other.lang)
    await expect(links).toHaveText([...words.other.sections, lang === '1' ? 'Register' : 'Daftar'])
  })

test(
  'The heading of either language is in the first 7 kB that a phone gets, before any other section',
  IN_ALL,
  async ({ page }) => {
    const html = await (await page.request.get('/')).text()
    const others = Math.min(
      ...['How much you can borrow', 'Berapa yang bisa', '<iframe'].map((start) => html.indexOf(start)),
    )
    for (const words of ['Pinjaman yang biayanya jelas sejak awal', 'A loan whose cost is clear from the start']) {
      const until = html.indexOf(`<h1>${words}</h1>`)
      expect(until).toBeGreaterThan(0)
      expect(until).toBeLessThan(others)
      expect(brotliCompressSync(html.slice(0, until)).length).toBeLessThan(7000)
    }
  },
)

for (const { lang, words } of inIndonesian({
  id: { skip: 'Langsung ke isi', home: 'Beranda', feedback: 'Masukan', name: 'Nama lengkap' },
  en: { skip: 'Skip to content', home: 'Home', feedback: 'Feedback', name: 'Full name' },
}))
  test(`On a phone the site’s menu works with the keyboard alone (language ${lang}) @SITE-42`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await openSite(page, `/?lang=${lang}`)
    expect(await overflow(page)).toBe(0)
    const press = page.keyboard
    await press.press('Tab')
    await expect(page.getByRole('link', { name: words.skip })).toBeFocused()
    await press.press('Tab')
    await press.press('Tab')
    await press.press('Enter')
    await press.press('Tab')
    await expect(page.getByRole('link', { name: words.home })).toBeFocused()
    await press.press('Escape')
    await expect(page.getByRole('link', { name: words.home })).toBeHidden()
    await press.press('Enter')
    for (const _ of [0, 1, 2]) await press.press('Tab')
    await press.press('Enter')
    await expect(page.getByRole('heading', { ...heading, name: words.feedback })).toBeFocused()
    await expect(page.getByRole('link', { name: words.home })).toBeHidden()
    expect(await overflow(page)).toBe(0)
    await press.press('Tab')
    await expect(page.getByRole('textbox', { name: words.name })).toBeFocused()
  })

test('At 320 px no word of a table and no phone number breaks inside @SITE-42', IN_ALL, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  const phone = () => linesOf(page.getByRole('main'), '021-5095-0100')
  for (const [path, words] of [
    ['/aboutUs', ['Negara', 'Indonesia', 'India']],
    ['/loanAgreement', ['Terlambat', 'Contoh']],
  ] as const) {
    await openSite(page, `${path}?lang=1`)
    const table = page.getByRole('table')
    for (const name of words) expect([name, await linesOf(table, name)]).toEqual([name, 1])
    expect(await overflow(page)).toBe(0)
    if (path === '/loanAgreement') expect(await phone()).toBe(1)
    // With text of 200 % words may break, or the page would scroll sideways.
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
    expect(await overflow(page)).toBe(0)
  }
  await openSite(page, '/?lang=1')
  expect(await phone()).toBe(1)
  for (const number of ['NBFC-00.00000', 'OJK KEP-00/D.05/2026'])
    expect([number, await linesOf(page.getByRole('contentinfo'), number)]).toEqual([number, 1])
})

test(
  'The home claims what it may, and names who lends @SITE-4 @SITE-5 @SITE-6 @SITE-7 @SITE-14',
  IN_ALL,
  async ({ page }) => {
    await openSite(page, '/?market=in')
    const main = page.getByRole('main').locator('[lang=en]')
    for (const claim of ['Over 3 million users', 'Loans within 2 hours'])
      await expect(main.getByRole('heading', { name: claim })).toBeAttached()
    await expect(main.getByText('₹2,000 to ₹80,000')).toBeVisible()
    await expect(main.getByText('For a salary of ₹12,000 and above.')).toBeVisible()
    await expect(main.getByText('Rp1.000.000 to Rp15.000.000')).toBeVisible()
    const foot = page.getByRole('contentinfo').locator('[lang=en]')
    await expect(foot.getByRole('heading', { name: 'Rupya Finance' })).toBeVisible()
    await expect(foot.getByText('NBFC-00.00000 · OJK KEP-00/D.05/2026')).toBeVisible()
    await expect(foot.getByText('Jl. Jenderal Sudirman 1, Jakarta 10220')).toBeVisible()
    await expect(foot.getByRole('link', { name: 'help@rupya.example' })).toHaveAttribute(
      'href',
      'mailto:help@rupya.example',
    )
    await expect(foot.getByRole('link', { name: '1800-300-0100' })).toHaveAttribute('href', 'tel:18003000100')
    await expect(foot.getByText(/© \d{4} Rupya Finance/)).toBeVisible()
    for (const [name, path] of [
      ['About Us', '/aboutUs'],
      ['Privacy Policy', '/privacyPolicy'],
      ['Loan terms and conditions', '/loanAgreement'],
      ['Customer service', '/customerService'],
    ] as const)
      await expect(foot.getByRole('link', { name })).toHaveAttribute('href', `${path}?lang=2`)

    // /User is an empty page with the navigation, which links back.
    await openSite(page, '/User?lang=2')
    await expect(page).toHaveTitle('User · Rupya')
    await expect(main).toHaveText('User')
    await openMenu(page)
    await page.getByRole('link', { name: 'Feedback' }).click()
    await expect(page.getByRole('heading', heading)).toHaveText('Feedback')
  },
)

for (const { lang, words } of inIndonesian({
  id: {
    banners: 'Sekilas',
    dot: 'Sekilas',
    of: 'dari',
    users: 'Lebih dari 3 juta pengguna',
    pause: 'Hentikan pergantian gambar',
    play: 'Lanjutkan pergantian gambar',
  },
  en: {
    banners: 'At a glance',
    dot: 'Slide',
    of: 'of',
    users: 'Over 3 million users',
    pause: 'Pause the slides',
    play: 'Play the slides',
  },
}))
  test(
    `The banners change every 3 s, and stand still for who is at them, pauses them or wants less motion (language ${lang}) @SITE-3 @SITE-38`,
    IN_ALL,
    async ({ page }) => {
      await page.setViewportSize({ width: 800, height: 1000 })
      await page.clock.install()
      await page.clock.pauseAt(Date.now() + 60_000)
      await openSite(page, `/?lang=${lang}`)
      const banners = page.getByRole('region', { name: words.banners })
      const dot = (number: number) => banners.getByRole('button', { name: `${words.dot} ${number} ${words.of} 3` })
      const shows = (number: number) => expect(dot(number)).toHaveAttribute('aria-current', 'true')
      await shows(1)
      await page.clock.fastForward(2999)
      await shows(1)
      await page.clock.fastForward(1)
      await shows(2)
      await expect(banners.getByRole('heading', { name: words.users })).toBeInViewport()

      await dot(1).focus()
      await page.clock.fastForward(9000)
      await shows(2)
      await dot(1).blur()
      await page.clock.fastForward(3000)
      await shows(3)
      await banners.getByRole('list').hover()
      await page.clock.fastForward(9000)
      await shows(3)
      await page.mouse.move(0, 0)
      await page.clock.fastForward(3000)
      await shows(1)

      await banners.getByRole('button', { name: words.pause }).click()
      await page.mouse.move(0, 0)
      await dot(1).blur()
      await page.clock.fastForward(9000)
      await shows(1)
      await banners.getByRole('button', { name: words.play }).click()
      await page.clock.fastForward(3000)
      await shows(2)

      await page.emulateMedia({ reducedMotion: 'reduce' })
      await expect(banners.getByRole('button', { name: words.play })).toBeVisible()
      await page.clock.fastForward(9000)
      await shows(2)
    },
  )

test(
  'A text is printed in its language alone, dark on white, without what only a screen needs @SITE-44',
  IN_ALL,
  async ({ page }) => {
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
    for (const path of ['/loanAgreement', '/privacyPolicy', '/aboutUs']) {
      await openSite(page, `${path}?lang=2`)
      await expect(page.getByRole('heading', heading)).toHaveCount(1)
      for (const part of ['banner', 'contentinfo', 'navigation'] as const)
        await expect(page.getByRole(part)).toHaveCount(0)
      const article = page.getByRole('main').locator('[lang=en]')
      await expect(article.getByRole('heading', { level: 2 }).last()).toBeVisible()
      // Paper is white, whatever the screen's scheme.
      const pale = await article.locator('h1, h2, h3, p, li, td, th, dt, dd, a').evaluateAll((parts) =>
        parts.flatMap((part) => {
          const [red = 0, green = 0, blue = 0] = getComputedStyle(part).color.match(/\d+/g)?.map(Number) ?? []
          return part.checkVisibility() && Math.max(red, green, blue) > 120 ? [part.outerHTML.slice(0, 80)] : []
        }),
      )
      expect(pale).toEqual([])
    }
  },
)

test('A hash address at the site’s own opens the app, and Back is the site again @SITE-1', async ({ page }) => {
  await openSite(page, '/?token=journey&lang=2')
  await page.evaluate(() => {
    location.hash = '#/borrowDetail/?productId=1001&orderId=723421968459640174'
  })
  await expect(page.getByRole('heading', heading)).toHaveText(/./)
  await expect(page.locator('#site')).toHaveCount(0)
  await page.goBack()
  await expect(page.getByRole('heading', heading)).toHaveText('A loan whose cost is clear from the start')
  await page.goForward()
  await expect(page.locator('#site')).toHaveCount(0)
  await expect(page.getByRole('heading', heading)).toHaveText(/./)
  await page.goBack()
  await expect(page.getByRole('heading', heading)).toHaveText('A loan whose cost is clear from the start')
})

test(
  'An address of the site that is nearly right finds its page, and so it does where every address is answered with `/`',
  IN_ALL,
  async ({ page }) => {
    const policy = page.getByRole('heading', { level: 1, name: 'Privacy policy' })
    await page.goto('/PrivacyPolicy/?lang=2&token=journey')
    await policy.waitFor()
    expect(addressIn(page, page.url())).toBe('/privacyPolicy?lang=2')
    // The router turns this into an address that no server knows.
    await openSite(page, '/?lang=2#/\\')
    await expect(page.getByRole('heading', heading)).toHaveText('A loan whose cost is clear from the start')

    const home = await page.request.get('/')
    await page.route('**/privacyPolicy?*', (route) => route.fulfill({ response: home }))
    await page.goto('/privacyPolicy?lang=2')
    await policy.waitFor()
  },
)
