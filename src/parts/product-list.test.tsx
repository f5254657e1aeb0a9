// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { installFakeShell } from '../../mocks/fake-shell.ts'
import { type OfferedProduct, ProductList } from './product-list.tsx'

const product = {
  id: 'rupiah-kilat',
  name: 'Rupiah Kilat',
  logo: undefined,
  isOpen: true,
  buttonText: 'Ajukan',
  range: undefined,
  tags: [],
}

let shell: ReturnType<typeof installFakeShell>
const saveTap = vi.fn()

beforeEach(() => {
  shell = installFakeShell(window, { kind: 'android', behaviour: 'answers' })
})
afterEach(() => {
  shell.uninstall()
  vi.clearAllMocks()
})

/** A list of one product whose application continues at `link`. */
const listOf = (askForLink: () => Promise<string>, own: Partial<OfferedProduct> = {}) => (
  <ProductList products={[{ ...product, ...own }]} moduleId={300} saveTap={saveTap} askForLink={askForLink} />
)
const told = () => shell.transcript.map(({ call }) => call)

// Which addresses are hostile: link-policy.test.ts.
test('A hostile product address reaches no shell, and the product can be tapped again @LOAN-46', async () => {
  let link = 'javascript:alert(1)'
  render(listOf(async () => link))
  const button = screen.getByRole('button')
  const tap = async () => {
    fireEvent.click(button)
    await vi.waitFor(() => expect(button.getAttribute('aria-busy')).toBe('false'), { interval: 1 })
  }
  await tap()
  expect(told()).toEqual(['track'])
  link = 'rupya://product/rupiah-kilat'
  await tap()
  expect(told()).toEqual(['track', 'track', 'openProduct'])
  expect(saveTap).toHaveBeenCalledTimes(2)
})

test.each([false, undefined])('A product whose flag is %o asks for nothing and is not recorded @OFFER-4', (isOpen) => {
  const askForLink = vi.fn(async () => '')
  const { container } = render(listOf(askForLink, { isOpen }))
  fireEvent.click(screen.getByRole('button'))
  expect([askForLink, saveTap].map(({ mock }) => mock.calls)).toEqual([[], []])
  expect(told()).toEqual([])
  expect(container.textContent).toContain('Sedang tidak menerima pengajuan')
})
