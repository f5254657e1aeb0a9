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
