import { expect, test } from 'vitest'
import { successExamples } from './examples.ts'
import { HOSTED, HOSTED_PATH, hostedAt } from './hosted-address.ts'
import { hostedPage } from './hosted-pages.ts'

const ADDRESSES = [
  ...successExamples('getLoanConfirmation').flatMap(({ payload }) => payload.popAgreementUrl ?? []),
  ...successExamples('openContract').map(({ payload }) => payload.contract_url),
  ...successExamples('applyProduct').map(({ payload }) => payload.url),
].filter((address) => address.startsWith(HOSTED))

test('The mock server has each of the lender’s pages that the examples name', () => {
  expect(ADDRESSES.length).toBeGreaterThan(3)
  for (const address of ADDRESSES) {
    const { pathname, search } = new URL(hostedAt(`http://localhost${HOSTED_PATH}`, address))
    expect(hostedPage(pathname + search)?.content).toContain('<h1>')
  }
})

test('Other addresses stay as they are, and so do all if nothing serves the pages', () => {
  expect(hostedAt('http://localhost/__world/pages', 'rupya://apply?product=1')).toBe('rupya://apply?product=1')
  expect(hostedAt(HOSTED, `${HOSTED}/apply?product=1`)).toBe(`${HOSTED}/apply?product=1`)
  expect(hostedPage(`${HOSTED_PATH}/nothing.html`)).toBeUndefined()
})
