// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { keepFocus } from './focus-heading.ts'

test('A tapped button that removes itself leaves the focus on the heading, and only once @RULE-5', async () => {
  document.body.innerHTML = '<h1 tabindex="-1">Loan</h1><button>Done</button><p></p>'
  keepFocus()
  const [button, heading, text] = ['button', 'h1', 'p'].map((name) => document.querySelector<HTMLElement>(name))
  // A tap in Safari focuses no button. Between a tap's listeners a browser also notices what was removed.
  button?.addEventListener('click', (event) => {
    event.stopImmediatePropagation()
    button.remove()
  })
  button?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  await vi.waitFor(() => expect(document.activeElement).toBe(heading))

  heading?.blur()
  text?.append('3 seconds')
  await new Promise((done) => setTimeout(done))
  expect(document.activeElement).toBe(document.body)
})

test('A dialog that opened by itself gives the focus to the heading when it closes @RULE-5', async () => {
  document.body.innerHTML = '<h1 tabindex="-1">Loan</h1><dialog open><p>Rate us</p></dialog>'
  document.querySelector('dialog p')?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  document.querySelector('dialog')?.remove()
  await vi.waitFor(() => expect(document.activeElement).toBe(document.querySelector('h1')))
})
