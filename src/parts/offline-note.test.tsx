// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { OfflineNote } from './offline-note.tsx'

const OFFLINE = 'Anda sedang offline. Lanjutkan setelah koneksi kembali.'

function setOnline(isOnline: boolean) {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
  act(() => void dispatchEvent(new Event(isOnline ? 'online' : 'offline')))
}

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

test('Being offline is said as it happens, until it ends @REPAY-72', () => {
  render(<OfflineNote />)
  // The region must exist before it has text, or a screen reader would miss the text.
  const note = screen.getByRole('status')
  expect(note).toHaveProperty('textContent', '')
  setOnline(false)
  expect(note).toHaveProperty('textContent', OFFLINE)
  setOnline(true)
  expect(note).toHaveProperty('textContent', '')
})

test('A screen that is opened offline says so', () => {
  setOnline(false)
  render(<OfflineNote />)
  expect(screen.getByRole('status')).toHaveProperty('textContent', OFFLINE)
})
