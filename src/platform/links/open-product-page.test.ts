import { afterEach, beforeEach, expect, test } from 'vitest'
import { installFakeShell } from '../../../mocks/fake-shell.ts'
import { openProductPage } from './open-product-page.ts'

let shell: ReturnType<typeof installFakeShell> | undefined
const play = (behaviour: 'answers' | 'unimplemented') => {
  shell = installFakeShell(globalThis, { kind: 'android', behaviour })
  return shell.transcript
}
beforeEach(() => {
  shell = undefined
})
afterEach(() => shell?.uninstall())

test('The app’s product page is at the first scheme that the settings name @OFFER-6', async () => {
  const transcript = play('answers')
  expect(await openProductPage()).toBe(true)
  expect(await openProductPage(['lender', 'rupya'])).toBe(true)
  expect(transcript.map(({ payload }) => payload)).toEqual([{ url: 'rupya://product' }, { url: 'lender://product' }])
})

test('It is missing without a shell or scheme, or if the shell does not know it', async () => {
  expect(await openProductPage()).toBe(false)
  const transcript = play('unimplemented')
  expect(await openProductPage([])).toBe(false)
  expect(transcript).toEqual([])
  expect(await openProductPage()).toBe(false)
})
