// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { expect, test, vi } from 'vitest'
import { openOwnPage } from '../../tests/setup/own-page.ts'
import { SCRIPT_GONE } from './faults.ts'

test('A page whose part was cancelled on leaving reloads when somebody comes back', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const { beginToLeave, comeBack, reloads } = await openOwnPage()
  const { lazyPart } = await import('./lazy-part.ts')
  const show = async (error: Error) => {
    const load = async () => {
      throw error
    }
    const Note = lazyPart('note', load, () => <p>{error.message}</p>)
    render(
      <Suspense fallback={null}>
        <Note />
      </Suspense>,
    )
    await screen.findByText(error.message)
    comeBack()
    return reloads()
  }
  expect(await show(new Error('a bug, which a reload would meet again'))).toBe(0)
  beginToLeave()
  expect(await show(new TypeError(SCRIPT_GONE))).toBe(1)
})

test('A page without a part is loaded again at once, whatever is loaded ahead @RULE-90', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const { loseScript, reloads } = await openOwnPage()
  const { loadAhead } = await import('./links/reload-once.ts')
  const { lazyPart } = await import('./lazy-part.ts')
  void loadAhead(() => new Promise(() => {}))
  const Note = lazyPart('note', async () => {
    const error = new TypeError('Importing a module script failed.')
    // As Vite does.
    loseScript(error)
    throw error
  })
  render(
    <Suspense fallback={null}>
      <Note />
    </Suspense>,
  )
  await vi.waitFor(() => expect(reloads()).toBe(1))
})
