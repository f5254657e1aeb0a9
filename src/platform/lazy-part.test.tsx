// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { openOwnPage } from '../../tests/setup/own-page.ts'
import { SCRIPT_GONE } from './faults.ts'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test('A page without a part whose script was cancelled as it left is loaded again when somebody comes back to it', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const { comeBack, reloads } = await openOwnPage()
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
  expect(await show(new TypeError(SCRIPT_GONE))).toBe(1)
})

test('A page without its switch of languages is loaded again when somebody comes back to it', async () => {
  const { touch, comeBack, reloads } = await openOwnPage()
  vi.doMock('../parts/language-switch.tsx', () => {
    throw new TypeError(SCRIPT_GONE)
  })
  const { Languages } = await import('../parts/languages.tsx')
  render(<Languages />)
  comeBack()
  expect(reloads()).toBe(0)
  touch()
  await vi.waitFor(() => {
    comeBack()
    expect(reloads()).toBe(1)
  })
})
