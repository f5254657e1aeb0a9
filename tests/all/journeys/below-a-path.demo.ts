import { demoPolicy } from '../../../scripts/serve/demo-policy.ts'
import { screenPaths } from '../../../scripts/build/screen-paths.ts'
import { SITE_PATHS } from '../../../src/site/paths.ts'
import { serveFiles } from '../../../scripts/serve/file-server.ts'
import { screenAddress } from '../../journeys/borrower.ts'
import { addPhoto, send, sentDialog, STORY } from '../../journeys/complain.ts'
import { expect, test as base } from '../../journeys/page.ts'
import { AT_ONCE, card, pay } from '../../journeys/money/payway.ts'
import { field, getCode, PHONE, SMS_CODE, submit, watchCodes } from '../../journeys/register.ts'
import { openMenu, openSite, SECTIONS } from '../../journeys/site.ts'
import { ABOUT } from '../../journeys/upload.ts'

/** Like the pages of a project on a shared host. */
const BASE = '/rupya/demo/'
/** Another page of the same project. */
const BESIDE = '/rupya/'
const MISSING = `${BASE}nothing/here`
/** The world's worker answers calls. Those of a page that is just being left reach the server. */
const CALLS = '/gateway/'

interface Fixtures {
  /** The demo's address; nothing else is at its origin. */
  demo: string
}

const test = base.extend<Fixtures>({
  demo: async ({ page }, use) => {
    const { server, origin, close } = await serveFiles({ folder: 'dist/demo', base: BASE, headersOf: demoPolicy })
    const reached: [address: string, status: number][] = []
    server.on('request', ({ url = '' }, response) =>
      response.on('finish', () => {
        if (!url.startsWith(CALLS)) reached.push([url, response.statusCode])
      }),
    )
    const wrong: string[] = []
    page.on('console', (message) => {
      // The site's frames of its own pages run no scripts (official-site.tsx).
      if (message.type() === 'error' && !/^Blocked script execution in .*sandboxed/.test(message.text()))
        wrong.push(message.text())
    })
    page.on('response', (response) => {
      const isOwn = response.url().startsWith(origin + BASE) || /^(data|blob):/.test(response.url())
      // The world's worker answers calls, and requests for pictures from elsewhere.
      if (!isOwn && !response.fromServiceWorker() && response.url() !== origin + BESIDE) wrong.push(response.url())
    })
    page.on('requestfailed', (request) => {
      if (!request.url().startsWith(origin)) wrong.push(request.url())
    })
    await use(origin + BASE)
    await page.close()
    close()
    const isServed = ([address, status]: (typeof reached)[number]) =>
      address.startsWith(BASE) && status < 400 === (address !== MISSING)
    expect(reached.filter((each) => !isServed(each))).toEqual([])
    expect(reached.length).toBeGreaterThan(3)
    expect(wrong).toEqual([])
  },
})

const heading = { level: 1 } as const

/** A screen's address in a scenario of the included world. */
const screenIn = (path: string, { scenario, search = {} }: { scenario: string; search?: Record<string, string> }) =>
  screenAddress(path, { scenario, search: { ...search, scenario } })
const EXTENDABLE = { scenario: 'order-174-extendable' }

test('Below a path each address has a page, and Back works, also in a frame', async ({ page, demo }) => {
  for (const path of [...screenPaths(), ...Object.keys(SITE_PATHS), '/testPreview']) {
    const answer = await page.request.get(demo + path.slice(1))
    expect([path, answer.status()]).toEqual([path, 200])
  }
  const missing = await page.request.get(new URL(MISSING, demo).href)
  expect(missing.status()).toBe(404)
  expect(await missing.text()).toContain('Halaman ini tidak ada')

  // Without its slash, as people type an address: the server redirects to the folder.
  await page.goto(demo + screenIn('loanDetails', EXTENDABLE))
  await expect(page).toHaveURL(/\/rupya\/demo\/loanDetails\/\?.*scenario=order-174-extendable/)
  await page.getByRole('link', { name: /^Bayar/ }).click()
  await expect(page).toHaveURL(/\/rupya\/demo\/repayment\/\?/)
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(1)
  await page.reload()
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(1)
  await page.goBack()
  await expect(page.getByRole('link', { name: 'Perpanjang' })).toBeVisible()

  const { origin } = new URL(demo)
  const frame = `<link rel="icon" href="data:,"><iframe src="demo/${screenIn('loanDetails/', EXTENDABLE)}"></iframe>`
  await page.route(origin + BESIDE, (route) => route.fulfill({ contentType: 'text/html', body: frame }))
  await page.goto(origin + BESIDE)
  const phone = page.frameLocator('iframe')
  await phone.getByRole('link', { name: /^Bayar/ }).click()
  await expect(phone.getByRole('checkbox', { checked: true })).toHaveCount(1)
})

test('Below a path a card pays, and the order is there at its hash address', async ({ page, demo }) => {
  await page.goto(demo + screenIn('payway/', AT_ONCE))
  await card(page, '2205').check()
  await pay(page).click()
  await expect(page).toHaveURL(/\/rupya\/demo\/\?.*#\/borrowDetail\/\?productId=1001&orderId=723421968459640174$/)
  await expect(page.getByText('Cicilan ke-2')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Cicilan ke-2')).toBeVisible()
})

test('Below a path the payment site is beside the app, and leads back to it', async ({ page, demo }) => {
  const order = 'productId=1001&orderId=723421968459640174&withholdingAmount=327000000'
  await page.goto(`${demo}?token=1&market=id&userId=1&scenario=alipay#/alipayrepayment?${order}`)
  await page.getByRole('button', { name: /^Lanjut ke Alipay/ }).click()
  await expect(page).toHaveURL(/\/rupya\/demo\/__world\/alipay\/\?/)
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Lunas', exact: true })).toBeVisible()
})

test('Below a path, a complaint’s photo, the site and registration work', async ({ page, demo }) => {
  await page.goto(demo + screenIn('complainPageNext/', ABOUT))
  await addPhoto(page)
  await page.getByRole('textbox').fill(STORY)
  await expect(send(page)).toHaveAttribute('aria-disabled', 'false')
  await send(page).click()
  await expect(sentDialog(page)).toBeVisible()

  await openSite(page, `${demo}?lang=2`)
  await openMenu(page)
  await page.getByRole('navigation').getByRole('link', { name: SECTIONS.en[4] }).click()
  await expect(page.getByRole('heading', heading)).toBeFocused()
  // Until its stylesheet has loaded, a framed page shows both languages.
  const framed = page.frameLocator('iframe:visible').getByRole('heading', heading)
  await expect(framed).toHaveCount(1)
  await expect(framed).toBeVisible()
  await page.getByRole('link', { name: 'ID Bahasa Indonesia' }).click()
  await expect(page.getByRole('heading', { ...heading, name: SECTIONS.id[4] })).toBeVisible()
  await page.getByRole('link', { name: 'EN English' }).click()
  await page.getByRole('link', { name: 'Open separately' }).filter({ visible: true }).click()
  await expect(page).toHaveURL(/\/rupya\/demo\/loanAgreement\/\?lang=2$/)
  await page.getByRole('link', { name: 'Rupya', exact: true }).click()

  const code = watchCodes(page)
  await page
    .getByRole('link', { name: /^Register/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/rupya\/demo\/registerTemplate\/\?/)
  // The app may have rewritten the address by now, in another order.
  expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({ id: '91', lang: '2', market: 'in' })
  await field(page, 'phone').pressSequentially(PHONE)
  await field(page, 'capcode').fill(await code())
  await getCode(page).click()
  // Wait: the code must be sent before it can be typed.
  await expect(field(page, 'smsCode')).toBeFocused()
  await field(page, 'smsCode').pressSequentially(SMS_CODE)
  await submit(page).click()
  await expect(page).toHaveURL(/\/rupya\/demo\/\?.*#\/downloadTemplate/)
})
