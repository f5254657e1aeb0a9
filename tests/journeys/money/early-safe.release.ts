import { expect, test } from '../borrower.ts'
import { SECRETS, watch } from './canary.ts'
import { DRAWN, expectDrawn, expectTakenOver, holdApp, settle } from '../early.ts'
import { expectTextsRefused } from '../trusted-types.ts'

// These tests do not wait for the app.
test.use({ waitsForApp: false })

for (const { path, scenario } of DRAWN)
  test(`What ${path} holds inline leaks no session, and lets no text become a script, before the app is there @APP-93`, async ({
    open,
    page,
    baseURL,
    broken,
  }) => {
    const { look, seen, leaks } = await watch(page, baseURL)
    const start = await holdApp(page)
    await open(path, { scenario, search: SECRETS })
    await expectDrawn(page)
    await look()
    expect(seen.length).toBeGreaterThan(5)
    expect(leaks()).toEqual([])
    await expectTextsRefused(page, broken)
    start()
    await expectTakenOver(page)
    await look()
    expect(leaks()).toEqual([])
  })

test('Nor does a session leak where the answer to the early call is a fault @APP-93', async ({
  open,
  page,
  baseURL,
}) => {
  const { look, leaks } = await watch(page, baseURL)
  await holdApp(page)
  const asked = page.waitForResponse('**/loan-details/**')
  await open('/loanDetails', { scenario: 'order-174,server-error', search: SECRETS })
  await (await asked).finished()
  await settle(page)
  await look()
  expect(leaks()).toEqual([])
})
