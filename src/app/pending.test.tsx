// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { openApp } from '../../tests/setup/show-app.tsx'

afterEach(() => document.body.replaceChildren())

test('The first screen keeps the title of its page’s skeleton while its data is read', async () => {
  document.body.innerHTML =
    '<div id="early"><div data-language="id" data-shape="list"><h1>Pinjaman saya</h1></div></div>'
  const { container } = openApp('/order?token=1&market=id', () => new Promise(() => {}))
  await vi.waitFor(() => expect(container.querySelector('h1')?.textContent).toBe('Pinjaman saya'), { timeout: 5000 })
})
