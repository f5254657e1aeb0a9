import { createServer } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import type { Page } from '@playwright/test'
import { expect, screenAddress, test } from '../../borrower.ts'
import { expectDrawn, expectTakenOver, holdApp } from '../../early.ts'
import { hold } from '../../on-page.ts'
import { emptyCache } from '../../worker-context.ts'

test.use({ waitsForApp: false })

const words = (page: Page) => page.getByRole('heading', { name: 'Halaman ini belum terbuka' })
const phone = (page: Page) => page.locator('#not-opened').getByRole('link', { name: '021-5095-0100' }).first()

test('A drawn page stays without the app’s files, with words and a phone below @APP-82', async ({ open, page }) => {
  for (const lost of ['**/assets/*.js', '**/assets/*.css']) {
    await emptyCache(page)
    await page.route(lost, (route) => route.abort())
    await open('/loanDetails', { scenario: 'order-174' })
    await expectDrawn(page)
    await expect(words(page)).toBeVisible()
    await expect(phone(page)).toHaveAttribute('href', 'tel:02150950100')
    await expect(page.getByText('Rp1.090.000').first()).toBeInViewport()
    const above = await page.locator('#early').boundingBox()
    const below = await words(page).boundingBox()
    expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0)
    await page.getByRole('link', { name: /^Bayar/ }).click()
    await expect(page).toHaveURL(/\/repayment\?/)
    await expect(page.getByText('Belum dibayar')).toBeVisible()
    await page.unroute(lost)
  }
})

test('A page without answer and app says so after six seconds, and can still start', async ({ open, page }) => {
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 10_000)
  const start = await holdApp(page)
  const answer = await hold(page, '**/gateway/**')
  await open('/loanDetails', { scenario: 'order-174' })
  await page.clock.runFor(3000)
  await expect(page.locator('#not-opened')).toBeHidden()
  await page.clock.runFor(3500)
  await expect(words(page)).toBeVisible()
  await page.clock.resume()
  answer()
  await expectDrawn(page)
  await expect(page.getByText('Rp1.090.000').first()).toBeVisible()
  start()
  await expectTakenOver(page)
  await expect(words(page)).toHaveCount(0)
})

/** Breaks a function of the page in its early scripts, until the app has loaded. */
const BROKEN = {
  'the address cannot be read': 'URLSearchParams = class { constructor() { fail() } }',
  'nothing can be asked': 'Request = class { constructor() { fail() } }',
  'nothing can be drawn': 'document.createDocumentFragment = fail',
  'the page has no place for the picture':
    'document.querySelector = (selector) => selector === "#early" ? null : Document.prototype.querySelector.call(document, selector)',
  'taps cannot be kept': 'document.addEventListener = fail',
  'nothing can be shown':
    'Object.defineProperty(document.documentElement, "classList", { configurable: true, get: fail })',
}

test('The app starts whatever breaks in the page before it is there', async ({ open, page, broken }) => {
  const faults = Object.values(BROKEN).map((script) => `() => { ${script} }`)
  // Which one it is stands in the address.
  await page.addInitScript(`{
    const kept = { URLSearchParams, Request }
    const fail = () => { throw new Error('played fault') }
    const faults = [${faults.join()}]
    new MutationObserver((_, observer) => {
      if (!document.documentElement) return
      observer.disconnect()
      faults[/fault=(\\d)/.exec(document.URL)?.[1]]?.()
    }).observe(document, { childList: true })
    addEventListener('DOMContentLoaded', () => {
      Object.assign(globalThis, kept)
      delete document.querySelector
      delete document.addEventListener
      delete document.documentElement.classList
    })
  }`)
  for (const [index, what] of Object.keys(BROKEN).entries())
    await test.step(what, async () => {
      await open('/loanDetails', { scenario: 'order-174', search: { fault: `${index}` } })
      await expect(page.getByRole('heading', { name: 'Waktunya membayar' })).toBeVisible()
      await expect(page.locator('#app').getByRole('link', { name: /^Bayar/ })).toBeVisible()
    })
  expect(broken.filter((message) => message !== 'played fault')).toEqual([])
  broken.length = 0
})

const INLINE = /(<(script|style)>[\s\S]*?)<\/\2>/g

/**
 * Adds a comment to inline scripts and stylesheets between server and phone, so that the policy blocks them: to all, or to
 * one.
 */
const changePages = (page: Page, only?: number) =>
  page.route(
    (url) => !url.pathname.startsWith('/assets/') && !url.pathname.startsWith('/gateway/'),
    async (route) => {
      if (!route.request().isNavigationRequest()) return route.continue()
      const reply = await route.fetch()
      let place = 0
      const body = (await reply.text()).replaceAll(INLINE, (whole: string, part: string, tag: string) =>
        only === undefined || only === place++ ? `${part}/* changed */</${tag}>` : whole,
      )
      await route.fulfill({ response: reply, body })
    },
  )

for (const [path, scenario, shown, tag] of [
  ['/#/borrowDetail', 'order-174', 'Rp1.090.000', ''],
  ['/borrowDetail', 'order-174', 'Rp1.090.000', ' @all'],
  ['/payway', 'card-needs-code', 'Rp1.090.000,00', ' @all'],
] as const)
  test(`The app starts once, even with changed scripts: ${path} @RULE-137${tag}`, async ({ page, become, broken }) => {
    const address = screenAddress(path, { scenario })
    const parts = [...(await (await page.request.get(address)).text()).matchAll(INLINE)]
    const scripts = parts.flatMap(([, , name], place) => (name === 'script' ? [place] : []))
    const entries: string[] = []
    page.on('request', (request) => {
      if (/\/assets\/index-[^/]*\.js$/.test(request.url())) entries.push(request.url())
    })
    expect(scripts).not.toEqual([])
    for (const place of [undefined, ...scripts])
      await test.step(`Script ${place ?? 'of any place'}`, async () => {
        entries.length = 0
        await become(scenario)
        await page.unrouteAll()
        await changePages(page, place)
        // Otherwise another hash address of the same page would not reload it.
        await page.goto('about:blank')
        await page.goto(address)
        await expect(page.locator('html[data-app=ready]')).toBeAttached()
        await expect(page.getByText(shown).first()).toBeVisible()
        await expect(page.locator('#early, #site')).toHaveCount(0)
        expect(entries).toHaveLength(1)
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      })
    // The policy reports what was changed.
    broken.length = 0
  })

test('A drawn page stays if the app cannot start, and no site replaces a loan @RULE-137 @all', async ({
  page,
  become,
  broken,
}) => {
  await become('order-174')
  // The first checks for the oldest engines, the second starts the calls.
  await changePages(page, 2)
  await page.route('**/assets/index-*.js', (route) => route.fulfill({ status: 404 }))
  await page.goto(screenAddress('/borrowDetail'))
  await expect(words(page)).toBeVisible()
  await expect(page.locator('#early').getByText('Rp1.090.000').first()).toBeVisible()
  await changePages(page)
  await page.goto(screenAddress('/#/borrowDetail'))
  await expect(words(page)).toBeVisible()
  await expect(page.locator('#site')).toHaveCount(0)
  await page.goto('/')
  await expect(page.locator('#site').getByRole('heading', { level: 1 }).first()).toBeVisible()
  await expect(page.locator('html')).not.toHaveClass('app')
  broken.length = 0
})

/** Forwards requests to the release. The page itself is sent in two parts, the second when `go` is called. */
async function inTwoParts(release: string) {
  let go = () => {}
  const server = createServer((request, response) => {
    const answer = async () => {
      const sent = await buffer(request)
      const { method = 'GET', headers, url = '/' } = request
      const own = Object.fromEntries(Object.entries(headers).filter(([name]) => /^(accept|content-type|x-)/.test(name)))
      const reply = await fetch(release + url, {
        method,
        headers: own as Record<string, string>,
        ...(method === 'POST' && { body: sent }),
      })
      const body = Buffer.from(await reply.arrayBuffer())
      response.writeHead(reply.status, {
        'content-type': reply.headers.get('content-type') ?? 'text/plain',
        'cache-control': reply.headers.get('cache-control') ?? 'no-store',
      })
      const cut = body.indexOf('<body>')
      if (cut < 0) return response.end(body)
      response.write(body.subarray(0, cut))
      await new Promise<void>((done) => {
        go = done
      })
      return response.end(body.subarray(cut))
    }
    answer().catch(console.error)
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  // A server that listens on a port has such an address.
  const { port } = server.address() as AddressInfo
  return { origin: `http://127.0.0.1:${port}`, go: () => go(), close: () => server.close() }
}

for (const [what, address, first, title] of [
  ['A hash address', '/#/borrowDetail/', /\/assets\/early-start-/, 'Waktunya membayar'],
  ['An address that the app draws', '/order', /\/assets\/core-/, 'Pinjaman saya'],
] as const)
  test(`${what} opens its screen also if all scripts arrive before the page`, async ({ page, become, baseURL }) => {
    await become('order-174')
    const slow = await inTwoParts(baseURL ?? '')
    const entry = page.waitForResponse(first)
    const style = page.waitForResponse(/\/assets\/style-/)
    const opened = page.goto(slow.origin + screenAddress(address))
    await Promise.all([entry.then((reply) => reply.finished()), style.then((reply) => reply.finished())])
    // After this many tasks, the script would have run if it did not wait.
    for (let task = 0; task < 20; task += 1) await page.evaluate(() => document.readyState)
    slow.go()
    await opened
    await expect(page.getByRole('heading', { name: title }).filter({ visible: true })).toBeVisible()
    await expect(page.locator('#early, #site')).toHaveCount(0)
    slow.close()
  })
