import { contract } from '../../mocks/contract.ts'
import { operationsOf } from '../../openapi/document.ts'
import { galleryStates } from '../../scripts/gallery-states.ts'
import { expect, test } from './borrower.ts'

const screensOf = new Map(operationsOf(contract).map(({ path, operation }) => [path, operation['x-screens'] ?? []]))
const plain = (address: string) => address.replace(/^\/#|\/$/g, '')
const opened = galleryStates().filter(({ path, taps, fastForward }) => path !== '/testPreview' && !taps && !fastForward)

test('Each screen makes only the calls that the contract says it makes', async ({ open, page, calls }) => {
  test.setTimeout(180_000)
  const unsaid = new Set<string>()
  for (const { path, scenario, search } of opened) {
    calls.length = 0
    await open(path, { scenario, ...(search && { search }) })
    await page
      .getByRole('heading', { level: 1 })
      .filter({ hasNotText: /^Memuat$/ })
      .waitFor()
    for (const call of calls) {
      const called = new URL(call.url()).pathname.replace('/gateway', '')
      if (!screensOf.get(called)?.map(plain).includes(plain(path))) unsaid.add(`${path} calls ${called}`)
    }
  }
  expect([...unsaid]).toEqual([])
})
