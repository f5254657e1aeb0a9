// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { ToastRegion } from '../../../ui/toast.tsx'
import { createUploadedNote } from './uploaded-note.ts'

beforeEach(() => void vi.useFakeTimers())

test('Uploads that end close together are announced twice at most @HELP-21', () => {
  render(<ToastRegion />)
  const note = createUploadedNote()
  const said = new Set<Element>()
  const pass = (milliseconds: number) => {
    act(() => void vi.advanceTimersByTime(milliseconds))
    for (const toast of screen.getByRole('status').children) said.add(toast)
    return said.size
  }
  const uploaded = () => act(() => note.show())
  uploaded()
  expect(pass(0)).toBe(1)
  for (let photo = 2; photo <= 9; photo += 1) uploaded()
  expect(pass(2900)).toBe(1)
  expect(pass(100)).toBe(2)
  expect(pass(10_000)).toBe(2)
  expect(screen.getByRole('status').textContent).toBe('')
  uploaded()
  expect(pass(0)).toBe(3)
  uploaded()
  note.stop()
  expect(pass(10_000)).toBe(3)
})
