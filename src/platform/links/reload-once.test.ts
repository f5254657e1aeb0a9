// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { openOwnPage } from '../../../tests/setup/own-page.ts'
import { isScriptGone } from '../faults.ts'

afterEach(() => sessionStorage.clear())

test.each([
  [new TypeError('Failed to fetch dynamically imported module: http://x/assets/a.js'), true],
  [new SyntaxError('Unexpected end of input'), true],
  [new TypeError("Cannot read properties of undefined (reading 'amount')"), false],
])('Offline, %s of a script that is loaded reloads nothing; it is gone: %s', async (error, isGone) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const { loseScript, reloads } = await openOwnPage()
  loseScript(error)
  expect([isScriptGone(error), reloads()]).toEqual([isGone, 0])
})

test('A page reloads for a lost script once a minute, and shows no error until then', async () => {
  const { loseScript, reloads, isReloading } = await openOwnPage()
  loseScript(new TypeError("Cannot read properties of undefined (reading 'amount')"))
  expect([reloads(), isReloading()]).toEqual([0, false])
  const gone = new TypeError('Importing a module script failed.')
  // Not prevented: whoever waits for the script learns that it is gone.
  expect([loseScript(gone), isScriptGone(gone)]).toEqual([true, true])
  expect([reloads(), isReloading()]).toEqual([1, true])
  const again = await openAgain()
  again.loseScript()
  expect([again.reloads(), again.isReloading()]).toEqual([0, false])
})

/** The page after a reload: what it has noted is kept. */
async function openAgain() {
  const kept = Object.entries(sessionStorage)
  const page = await openOwnPage()
  for (const [key, value] of kept) sessionStorage.setItem(key, value)
  return page
}

test('A reload cancelled by a way out happens when the person comes back', async () => {
  const { loseScript, beginToLeave, comeBack, reloads, isReloading } = await openOwnPage()
  loseScript()
  beginToLeave()
  comeBack()
  expect([reloads(), isReloading()]).toEqual([2, true])
})

test('A reload that does not come ends, and one at a tap does not wait a minute', async () => {
  vi.useFakeTimers()
  const { loseScript, reloads, isReloading } = await openOwnPage()
  const { reloadNow, watchReload } = await import('./reload-once.ts')
  const told = vi.fn()
  const stopWatching = watchReload(told)
  loseScript()
  vi.advanceTimersByTime(14_000)
  expect([told.mock.calls.length, isReloading()]).toEqual([1, true])
  vi.advanceTimersByTime(1000)
  expect([told.mock.calls.length, isReloading()]).toEqual([2, false])
  stopWatching()
  loseScript()
  expect(reloads()).toBe(1)
  expect([reloadNow(), reloads(), isReloading()]).toEqual([true, 2, true])
  vi.advanceTimersByTime(15_000)
  expect(told).toHaveBeenCalledTimes(2)
})

test('A tap shows that the person is still here, whatever began to leave', async () => {
  const { beginToLeave, reloads } = await openOwnPage()
  const { reloadNow } = await import('./reload-once.ts')
  beginToLeave()
  expect([reloadNow(), reloads()]).toEqual([true, 1])
})

test.each([0, 600_000])('A payment stops a reload of %i ms ago, which happens when somebody comes back', async (ms) => {
  vi.useFakeTimers()
  const stop = vi.fn()
  vi.stubGlobal('stop', stop)
  const { loseScript, comeBack, reloads, isReloading } = await openOwnPage()
  const { withoutReload } = await import('./reload-once.ts')
  loseScript()
  vi.advanceTimersByTime(ms)
  expect(await withoutReload(async () => [stop.mock.calls.length, isReloading()])).toEqual([1, false])
  await withoutReload(async () => {})
  expect(stop).toHaveBeenCalledTimes(1)
  comeBack()
  expect(reloads()).toBe(2)
})

test('What is only loaded ahead reloads nothing, unless a screen is being opened', async () => {
  const { loseScript, reloads } = await openOwnPage()
  const { awaitLoads, loadAhead } = await import('./reload-once.ts')
  void loadAhead(() => new Promise(() => {}))
  loseScript()
  expect(reloads()).toBe(0)
  // Somebody types on the screen that was opened meanwhile.
  awaitLoads(true)
  awaitLoads(false)
  loseScript()
  expect(reloads()).toBe(0)
  awaitLoads(true)
  loseScript()
  expect(reloads()).toBe(1)
})

test('A step back ends the wait for a reload; the next lost script begins another', async () => {
  const { loseScript, stepBack, reloads, isReloading } = await openOwnPage()
  loseScript()
  stepBack()
  expect(isReloading()).toBe(false)
  loseScript()
  expect([reloads(), isReloading()]).toEqual([2, true])
})

test('A script lost after such a payment reloads at once', async () => {
  vi.stubGlobal('stop', () => {})
  const { loseScript, beginToLeave, reloads } = await openOwnPage()
  const { withoutReload } = await import('./reload-once.ts')
  loseScript()
  // As engines tell of a reload.
  beginToLeave()
  await withoutReload(async () => {})
  loseScript()
  expect(reloads()).toBe(2)
})

test('A step back may lead to another document; one within the page does not leave', async () => {
  const { loseScript, beginToLeave, stepBack, reloads } = await openOwnPage()
  beginToLeave()
  loseScript()
  expect(reloads()).toBe(0)
  stepBack()
  loseScript()
  expect(reloads()).toBe(1)
})

test.each([
  ['a while later', 10_000, false],
  ['once the person is back before it has opened', 1000, true],
])('An early link tapped before the app started is a way out, and none %s', async (...row) => {
  const [, ms, isBack] = row
  const { loseScript, comeBack, reloads } = await openOwnPage()
  const { noteStep } = await import('./early-step.ts')
  noteStep('http://localhost:5173/repayment')
  loseScript()
  expect(reloads()).toBe(0)
  const later = Date.now() + ms
  vi.spyOn(Date, 'now').mockReturnValue(later)
  if (isBack) comeBack()
  loseScript()
  expect(reloads()).toBe(1)
})

const PAYMENT = { origins: ['https://pay.example'] }
const WAYS_OUT: Record<string, () => Promise<unknown>> = {
  'the site': async () => (await import('./site-address.ts')).openSite(),
  'another page of it': async () => (await import('./load-site.ts')).replaceWithSite('/aboutUs'),
  'a payment': async () => (await import('./open-link.ts')).openPayment('https://pay.example/1', PAYMENT),
}

test.each(Object.entries(WAYS_OUT))(
  'While the page leaves for %s, a lost script reloads nothing; afterwards it may',
  async (_name, leave) => {
    const { loseScript, comeBack, reloads } = await openOwnPage()
    await leave()
    loseScript()
    expect(reloads()).toBe(0)
    comeBack()
    loseScript()
    expect(reloads()).toBe(1)
  },
)

test('The site at this address is loaded once, whatever is lost meanwhile', async () => {
  const { loseScript, reloads } = await openOwnPage()
  const { reloadForSite } = await import('./load-site.ts')
  reloadForSite(true)
  loseScript()
  expect(reloads()).toBe(1)
})

test('A payment site on a bad line has a minute, any other page ten seconds', async () => {
  const { loseScript, reloads } = await openOwnPage()
  const begun = performance.now()
  const now = vi.spyOn(performance, 'now').mockReturnValue(begun)
  await WAYS_OUT['a payment']?.()
  await WAYS_OUT['the site']?.()
  now.mockReturnValue(begun + 59_000)
  loseScript()
  expect(reloads()).toBe(0)
  now.mockReturnValue(begun + 61_000)
  await WAYS_OUT['the site']?.()
  now.mockReturnValue(begun + 70_000)
  loseScript()
  expect(reloads()).toBe(0)
  now.mockReturnValue(begun + 72_000)
  loseScript()
  expect(reloads()).toBe(1)
})
