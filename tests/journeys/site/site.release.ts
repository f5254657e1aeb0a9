import { SITE_PATHS } from '../../../src/site/paths.ts'
import { findViolations } from '../../setup/axe.ts'
import { expect, test } from '../borrower.ts'
import { openMenu, openSite, overflow, SECTIONS } from '../site.ts'
import { tapTenTimes } from '../on-page.ts'

const heading = { level: 1 } as const

test('A visitor switches sections; title, focus, Back, language follow @SITE-2 @SITE-37 @SITE-42', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await openSite(page, '/?lang=1')
  await expect(page).toHaveTitle('Rupya: pinjaman yang jelas biayanya')
  const links = page.getByRole('navigation').getByRole('link')
  await expect(links).toHaveText([...SECTIONS.id, 'Daftar'])
  const currentOf = () => links.evaluateAll((all) => all.findIndex((link) => link.ariaCurrent === 'page'))
  expect(await currentOf()).toBe(0)
  expect(await findViolations(page)).toEqual([])
  const isOwn = (address: string) => /\/(\?lang=1|assets\/(site|start-anyway)-[\w-]+\.js|icon\.svg)$/.test(address)
  expect(asked.filter((address) => !isOwn(address))).toEqual([])

  const title = page.getByRole('heading', heading)
  for (const [index, name] of SECTIONS.id.entries()) {
    await links.nth(index).click()
    await expect.poll(currentOf).toBe(index)
    await expect(title).toBeFocused()
    if (index > 0) await expect(page).toHaveTitle(/ · Rupya$/)
    if (index > 1) await expect(title).toHaveText(name)
    expect(await overflow(page)).toBe(0)
  }

  await page.goBack()
  await page.goBack()
  await expect(title).toHaveText('Masukan')
  await expect(page).toHaveTitle('Masukan · Rupya')
  await page.goForward()
  await expect(title).toHaveText('Kebijakan Privasi')
  await page.goBack()
  await page.reload()
  await expect(title).toHaveText('Masukan')
  await expect(page).toHaveTitle('Masukan · Rupya')
  await page.getByRole('link', { name: 'EN English' }).click()
  await expect(title).toHaveText('Feedback')
  await expect(page).toHaveTitle('Feedback · Rupya')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(links).toHaveText([...SECTIONS.en, 'Register'])
})

test('By keyboard feedback is written, thanked for, not sent @SITE-10 @SITE-11 @SITE-39 @SITE-42', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await openSite(page, '/?lang=1')
  expect(await overflow(page)).toBe(0)
  const { keyboard } = page
  const home = page.getByRole('link', { name: 'Beranda' })
  await keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Langsung ke isi' })).toBeFocused()
  for (const key of ['Tab', 'Tab', 'Enter', 'Tab']) await keyboard.press(key)
  await expect(home).toBeFocused()
  await keyboard.press('Escape')
  await expect(home).toBeHidden()
  for (const key of ['Enter', 'Tab', 'Tab', 'Tab', 'Enter']) await keyboard.press(key)
  await expect(page.getByRole('heading', { ...heading, name: 'Masukan' })).toBeFocused()
  await expect(home).toBeHidden()
  expect(await overflow(page)).toBe(0)

  const field = (name: string) => page.getByRole('textbox', { name })
  const toast = page.getByRole('status')
  await keyboard.press('Tab')
  await expect(field('Nama lengkap')).toBeFocused()
  await keyboard.type('Asha')
  for (const key of ['Tab', 'Tab', 'Space', 'Tab', 'Enter']) await keyboard.press(key)
  await expect(toast).toHaveText('Lengkapi dulu semua isian!')
  await expect(field('Email')).toBeFocused()
  await expect(field('Email')).toHaveAccessibleDescription('Isi alamat email Anda.')
  await expect(field('Pesan')).toHaveAccessibleDescription('Tulis pesan Anda.')
  await page.clock.fastForward(3000)
  await expect(toast).toBeEmpty()

  await keyboard.type('asha@example.test')
  await expect(page.getByText('Isi alamat email Anda.')).toBeHidden()
  await field('Pesan').fill('Terima kasih')
  await page.reload()
  await expect(page.locator('html')).toHaveClass(/\bready\b/)
  await expect(field('Pesan')).toHaveValue('Terima kasih')
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await tapTenTimes(page.getByRole('button', { name: 'Kirim' }))
  await expect(toast).toHaveText('Berhasil dikirim')
  for (const name of ['Nama lengkap', 'Email', 'Pesan']) await expect(field(name)).toHaveValue('')
  expect(asked.filter((address) => !address.endsWith('/icon.svg'))).toEqual([])
})

test('An address nearly right finds its page; a hash opens the app, and Back the site @SITE-1', async ({ page }) => {
  const title = page.getByRole('heading', heading)
  const home = 'A loan whose cost is clear from the start'
  await page.goto('/PrivacyPolicy/?lang=2&token=journey')
  await expect(title).toHaveText('Privacy policy')
  await expect(page).toHaveURL(/^[^?]*\/privacyPolicy\?lang=2$/)
  // The router turns this into an address that no server knows.
  await openSite(page, '/?lang=2#/\\')
  await expect(title).toHaveText(home)

  await openSite(page, '/?token=journey&lang=2')
  await page.evaluate(() => {
    location.hash = '#/borrowDetail/?productId=1001&orderId=723421968459640174'
  })
  for (const _ of ['at first', 'again']) {
    await expect(page.locator('#site')).toHaveCount(0)
    await expect(title).toHaveText(/./)
    await page.goBack()
    await expect(title).toHaveText(home)
    await page.goForward()
  }

  // Some servers answer every address with `/`.
  const answer = await page.request.get('/')
  await page.route('**/privacyPolicy?*', (route) => route.fulfill({ response: answer }))
  await page.goto('/privacyPolicy?lang=2')
  await expect(title).toHaveText('Privacy policy')
})

test('Without its script the site keeps its sections, and offers e-mail for the form @SITE-41', async ({ page }) => {
  await page.route('**/assets/site-*.js', (route) => route.fulfill({ status: 404 }))
  await page.goto('/?lang=1')
  await openMenu(page)
  await page.getByRole('link', { name: 'Masukan' }).click()
  await expect(page.getByRole('button', { name: 'Kirim' })).toBeDisabled()
  await expect(page.getByText('Formulir ini membutuhkan JavaScript.').getByRole('link')).toHaveText(
    'help@rupya.example',
  )
})

test('Without scripts all is read, Indonesian first, the form is off @SITE-36 @all', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    // Otherwise smooth scrolling to a distant target takes seconds.
    reducedMotion: 'reduce',
    viewport: { width: 320, height: 640 },
    ...(baseURL && { baseURL }),
  })
  const page = await context.newPage()
  await page.goto('/?lang=2')
  const titles = page.getByRole('main').getByRole('heading', heading)
  await expect(titles).toHaveCount(new Set(Object.values(SITE_PATHS)).size * 2)
  for (const title of await titles.all()) await expect(title).toBeVisible()
  // The first parts of both homes are sent first. Still, each language is complete in reading order, for eyes and ears.
  const fromAbove = await titles.evaluateAll((all) => {
    const tops = all.map((title) => ({ text: title.textContent, top: title.getBoundingClientRect().top }))
    return tops.toSorted((one, other) => one.top - other.top).map(({ text }) => text)
  })
  expect(fromAbove[0]).toBe('Pinjaman yang biayanya jelas sejak awal')
  expect(fromAbove[fromAbove.length / 2]).toBe('A loan whose cost is clear from the start')
  const aloud = await page.getByRole('main').ariaSnapshot()
  expect([...aloud.matchAll(/heading "(.+)" \[level=1\]/g)].map(([, text]) => text)).toEqual(fromAbove)
  for (const send of ['Kirim', 'Send']) await expect(page.getByRole('button', { name: send })).toBeDisabled()
  for (const offer of [/^Formulir ini membutuhkan JavaScript/, /^This form needs JavaScript/])
    await expect(page.getByText(offer)).toBeVisible()
  await page.setViewportSize({ width: 1440, height: 640 })
  await page.getByRole('navigation').nth(1).getByRole('link', { name: 'Feedback' }).click()
  await expect(titles.filter({ hasText: /^Feedback$/ })).toBeInViewport()
  // From here on, the whole page is laid out (sections.css).
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 640 })
    expect(await overflow(page)).toBe(0)
  }
  await context.close()
})

test('Policy and terms are framed, run nothing, and open apart @SITE-8 @SITE-9 @SITE-40 @all', async ({ page }) => {
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.route('**/loanAgreement', () => {})
  await openSite(page, '/?lang=1#id-policy')
  // The lender's hosted terms are on another site (SITE-8).
  const hosted = /^http:\/\/localhost:\d+\/__world\/pages\/terms\.html$/
  for (const { name, src, href, late } of [
    { name: 'Kebijakan Privasi', src: hosted, href: hosted, late: 0 },
    {
      name: 'Syarat dan ketentuan pinjaman',
      src: '/loanAgreement#only-id',
      href: '/loanAgreement?lang=1',
      late: 1,
    },
  ]) {
    await openMenu(page)
    await page.getByRole('navigation').getByRole('link', { name }).click()
    const frame = page.getByTitle(name)
    await expect(frame).toBeVisible()
    await expect(frame).toHaveAttribute('src', src)
    await expect(frame).toHaveAttribute('sandbox', '')
    await expect(frame).toHaveAttribute('referrerpolicy', 'no-referrer')
    await expect(page.getByRole('link', { name: 'Buka di halaman sendiri' })).toHaveAttribute('href', href)
    if (!late) await expect(frame).toHaveAttribute('data-loaded', '')
    await page.clock.fastForward(8000)
    await expect(page.getByText('Halaman ini belum termuat.')).toHaveCount(late)
  }
})

test('The banners change every 3 s, and stand still for who is at them or wants it @SITE-3 @SITE-38 @all', async ({
  page,
}) => {
  await page.setViewportSize({ width: 800, height: 1000 })
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await openSite(page, '/?lang=1')
  const banners = page.getByRole('region', { name: 'Sekilas' })
  const dot = (number: number) => banners.getByRole('button', { name: `Sekilas ${number} dari 3` })
  const showsAfter = async (ms: number, number: number) => {
    await page.clock.fastForward(ms)
    await expect(dot(number)).toHaveAttribute('aria-current', 'true')
  }
  await showsAfter(2999, 1)
  await showsAfter(1, 2)
  await expect(banners.getByRole('heading', { name: 'Lebih dari 3 juta pengguna' })).toBeInViewport()

  await dot(1).focus()
  await showsAfter(9000, 2)
  await dot(1).blur()
  await showsAfter(3000, 3)
  await banners.getByRole('list').hover()
  await showsAfter(9000, 3)
  await page.mouse.move(0, 0)
  await showsAfter(3000, 1)

  await banners.getByRole('button', { name: 'Hentikan pergantian gambar' }).click()
  await page.mouse.move(0, 0)
  await dot(1).blur()
  await showsAfter(9000, 1)
  const play = banners.getByRole('button', { name: 'Lanjutkan pergantian gambar' })
  await play.click()
  await showsAfter(3000, 2)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect(play).toBeVisible()
  await showsAfter(9000, 2)
})

test('A text prints in its language alone, dark on white, without header @SITE-44 @all', async ({ page }) => {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await openSite(page, '/loanAgreement?lang=2')
  await expect(page.getByRole('heading', heading)).toHaveCount(1)
  for (const part of ['banner', 'contentinfo', 'navigation'] as const) await expect(page.getByRole(part)).toHaveCount(0)
  const article = page.getByRole('main').locator('[lang=en]')
  await expect(article.getByRole('heading', { level: 2 }).last()).toBeVisible()
  const pale = await article.locator('h1, h2, h3, p, li, td, th, dt, dd, a').evaluateAll((parts) =>
    parts.flatMap((part) => {
      const [red = 0, green = 0, blue = 0] = getComputedStyle(part).color.match(/\d+/g)?.map(Number) ?? []
      return part.checkVisibility() && Math.max(red, green, blue) > 120 ? [part.outerHTML.slice(0, 80)] : []
    }),
  )
  expect(pale).toEqual([])
})
