import type { Page } from '@playwright/test'
import { SECOND_BORROWER } from '../../../mocks/borrowers.ts'
import { SECOND_ORDERS } from '../../../mocks/state/second-borrower.ts'
import { expect, searchFor, test } from '../borrower.ts'
import { CHAT, field, messages, say } from '../chat.ts'
import { DUE, LOANS, STORY, textOf } from '../complain.ts'
import { CODE, openCodeStep } from './payway.ts'

const SCENARIO = { scenario: `${LOANS.scenario},${CODE.scenario}` }
const WORDS = ['Kapan dana saya cair, tolong?', 'Belum saya kirim', STORY, 'Sari Wulandari']

/** Everything that this origin has stored, as one text. */
const stored = (page: Page) =>
  page.evaluate(async () => {
    const databases = await indexedDB.databases()
    const rows = databases.map(async ({ name = '' }) => {
      const opening = indexedDB.open(name)
      await new Promise((opened) => opening.addEventListener('success', opened))
      const database = opening.result
      const contents = Array.from(database.objectStoreNames).map(async (store) => {
        const objects = database.transaction(store).objectStore(store)
        const asked = [objects.getAllKeys(), objects.getAll()]
        await Promise.all(asked.map((one) => new Promise((done) => one.addEventListener('success', done))))
        return asked.map(({ result }) => result)
      })
      const all = await Promise.all(contents)
      database.close()
      return all
    })
    return JSON.stringify([localStorage, sessionStorage, await Promise.all(rows)])
  })

test('When another borrower opens the app, nothing is left of what the one before wrote, but what they paid is @RULE-131', async ({
  open,
  page,
}) => {
  await open(CHAT, { ...SCENARIO, search: searchFor('faq') })
  await say(page, WORDS[0] ?? '')
  await expect.poll(() => messages(page)).toContain(WORDS[0])
  await field(page).fill(WORDS[1] ?? '')
  await open('/complainPageNext', { ...SCENARIO, search: { orderNo: DUE, problemType: '2' } })
  await textOf(page).fill(STORY)
  await open('/#/addnormalcard', { ...SCENARIO, search: searchFor('bind-card') })
  await page.locator('[name=holderName]').fill('Sari Wulandari')
  await open('/payway', { ...SCENARIO, search: searchFor(CODE.scenario) })
  await openCodeStep(page)
  const before = await stored(page)
  for (const words of [...WORDS, 'needsCode']) expect(before).toContain(words)

  await open('/loanDetails', { ...SCENARIO, search: { ...SECOND_BORROWER, orderId: SECOND_ORDERS.running } })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const after = await stored(page)
  for (const words of WORDS) expect(after).not.toContain(words)
  expect(after).toContain('needsCode')
})
