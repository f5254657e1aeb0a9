import type { Page, Route } from '@playwright/test'
import { expect, test } from '../borrower.ts'
import { hold } from '../hold.ts'
import { accepted, agree, apart, apply, OFFER, POP, popUp, pushes, SENT } from './loan-confirm.ts'
import { PORTS } from '../ports.ts'
import { playShell, toldShell } from '../shell.ts'
import { inAll } from '../../setup/suite.ts'

const PAGE = '**/__world/pages/perjanjian/**'
const APP = `http://localhost:${PORTS.release}`
const HOST = `http://localhost:${PORTS.world}`

const reason = (page: Page) => popUp(page).getByText(/^Kami belum bisa memastikan perjanjian ini tampil di sini/)
const isOff = (page: Page) => expect(agree(page)).toHaveAttribute('aria-disabled', 'true')
const isOn = (page: Page) => expect(agree(page)).toHaveAttribute('aria-disabled', 'false')

/** Whether nothing covers the lower edge of a button. */
const isOnTop = (button: Element) => {
  const { x, width, bottom } = button.getBoundingClientRect()
  return document.elementFromPoint(x + width / 2, bottom - 2) === button
}

const html = (body: string, headers: Record<string, string> = {}, status = 200) => ({
  status,
  headers: { 'content-type': 'text/html; charset=utf-8', ...headers },
  body: `<!doctype html><html lang="id"><title>Perjanjian</title><body>${body}</body></html>`,
})
/** A page that reports that it was shown, whatever its origin. */
const SAYS_SO = '<h1>Perjanjian</h1><script>parent.postMessage("agreement:shown", "*")</script>'

/** Replies of the agreement's host; none of them shows the agreement. */
const ANSWERS: [name: string, answer: (route: Route) => Promise<void>][] = [
  ['404', (route) => route.fulfill(html('<h1>404 Not Found</h1>', {}, 404))],
  ['500', (route) => route.fulfill({ status: 500 })],
  ['an empty page', (route) => route.fulfill(html(''))],
  ['X-Frame-Options: DENY', (route) => route.fulfill(html(SAYS_SO, { 'x-frame-options': 'DENY' }))],
  [
    'frame-ancestors none',
    (route) => route.fulfill(html(SAYS_SO, { 'content-security-policy': "frame-ancestors 'none'" })),
  ],
  ['no connection', (route) => route.abort('connectionrefused')],
]

/** Opens the pop-up, and waits until its frame has loaded the reply. */
async function openPopUp(page: Page, open: (path: string, options: typeof POP) => Promise<void>) {
  await open(OFFER, POP)
  await apply(page).click()
  await expect(popUp(page).getByText('Perjanjian sedang dimuat…')).toHaveCount(0)
}

for (const [index, [name, answer]] of ANSWERS.entries())
  test(
    `An agreement that was not shown cannot be agreed to: ${name} @RULE-130`,
    inAll(index),
    async ({ open, page, calls, broken }) => {
      await page.route(PAGE, answer)
      await openPopUp(page, open)
      await isOff(page)
      // With the alternative link below it, on the smallest common screen.
      for (const said of [reason(page), apart(page)]) await expect(said).toBeInViewport({ ratio: 1 })
      expect(await apart(page).evaluate(isOnTop)).toBe(true)
      await expect(agree(page)).toHaveAccessibleDescription(/^Kami belum bisa memastikan/)
      await agree(page).click({ force: true })
      await expect(
        popUp(page)
          .getByRole('status')
          .getByText(/^Kami belum bisa memastikan/),
      ).toHaveCount(2)
      await popUp(page).getByRole('button', { name: 'Batal' }).click()
      await expect(popUp(page)).toHaveCount(0)
      expect(pushes(calls)).toEqual([])
      // The browser logs that the host forbids framing.
      broken.length = 0
    },
  )

test('A page that is not there, opened apart: Agree works once the borrower is back, and takes one loan @RULE-130', async ({
  open,
  page,
  calls,
}) => {
  await page.clock.install()
  await playShell(page, 'answers')
  await page.route(PAGE, (route) => route.fulfill({ status: 500 }))
  await openPopUp(page, open)
  // One step back from Cancel, which has the focus.
  await expect(popUp(page).getByRole('button', { name: 'Batal' })).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(apart(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect.poll(() => toldShell(page)).toEqual(['openProduct'])
  await expect(popUp(page).getByText(/^Setelah membacanya, kembali ke sini/)).toBeVisible()
  // A second tap before the shell has covered the page is not a return.
  await apart(page).dispatchEvent('click')
  await isOff(page)
  await page.clock.fastForward(5000)
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
  await isOn(page)
  await expect(agree(page)).toHaveAccessibleDescription('')
  await expect(apart(page)).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(agree(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(accepted(page)).toBeVisible()
  expect(pushes(calls)).toEqual([SENT])
})

test('In a shell that tells nothing of the return, the first tap is it, and does not agree @RULE-130', async ({
  open,
  page,
  calls,
}) => {
  await page.clock.install()
  await playShell(page, 'answers')
  await page.route(PAGE, (route) => route.fulfill({ status: 404 }))
  await openPopUp(page, open)
  await apart(page).click()
  await expect.poll(() => toldShell(page)).toEqual(['openProduct'])
  await expect(popUp(page).getByText(/^Setelah membacanya, kembali ke sini/)).toBeVisible()
  await page.clock.fastForward(5000)
  await isOff(page)
  await agree(page).click({ force: true })
  await isOn(page)
  expect(pushes(calls)).toEqual([])
})

test('The message of the host’s own page turns Agree on, also before its pictures are there @RULE-130', async ({
  open,
  page,
}) => {
  await page.route('**/slow.png', () => {})
  await page.route(PAGE, (route) => route.fulfill(html(`${SAYS_SO}<img src="/__world/pages/slow.png" alt="">`)))
  await open(OFFER, POP)
  await apply(page).click()
  await isOn(page)
  await expect(popUp(page).getByText('Perjanjian sedang dimuat…')).toHaveCount(0)
})

test('A page that is slow turns Agree on when it is there @RULE-130', async ({ open, page }) => {
  const show = await hold(page, PAGE)
  await open(OFFER, POP)
  await apply(page).click()
  await expect(popUp(page).getByText(/^Tunggu sampai perjanjiannya terbuka/)).toBeVisible()
  await isOff(page)
  show()
  await isOn(page)
  await expect(popUp(page).getByText(/^Tunggu sampai|^Kami belum bisa/)).toHaveCount(0)
})

test('The same message from another window, or from another origin in the frame, counts for nothing @RULE-130', async ({
  open,
  page,
}) => {
  const told: string[] = []
  await page.exposeFunction('tell', (origin: string) => told.push(origin))
  await page.addInitScript(() => {
    if (parent === globalThis.window)
      addEventListener('message', ({ data, origin }) => {
        // The journey's exposed function, which TypeScript does not know.
        if (data === 'agreement:shown') (globalThis as unknown as { tell: (origin: string) => void }).tell(origin)
      })
  })
  // The host's page navigates to another site, which sends the same message.
  await page.route('**/elsewhere.html', (route) => route.fulfill(html(SAYS_SO)))
  await page.route(PAGE, (route) =>
    route.fulfill(html(`<script>location.replace(${JSON.stringify(`${APP}/elsewhere.html`)})</script>`)),
  )
  await openPopUp(page, open)
  await expect.poll(() => told).toContain(APP)
  // This window itself, and a page of the right host in another frame.
  await page.evaluate(() => globalThis.postMessage('agreement:shown', '*'))
  await page.evaluate((address) => {
    const other = document.createElement('iframe')
    other.src = address
    document.body.append(other)
  }, `${HOST}/__world/pages/agreement/2001.html`)
  await expect.poll(() => told).toEqual(expect.arrayContaining([APP, HOST]))
  await expect(reason(page)).toBeVisible()
  await isOff(page)
})
