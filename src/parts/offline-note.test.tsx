// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { OfflineNote } from './offline-note.tsx'

const OFFLINE = 'Anda sedang offline. Lanjutkan setelah koneksi kembali.'

function setOnline(isOnline: boolean) {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
  act(() => void dispatchEvent(new Event(isOnline ? 'online' : 'offline')))
}

test('Being offline is said when a screen is opened, and as it happens, until it ends @REPAY-72', () => {
  setOnline(false)
  render(<OfflineNote />)
  const note = () => screen.getByRole('status').textContent
  expect(note()).toBe(OFFLINE)
  setOnline(true)
  // The region must exist before it has text, or a screen reader would miss the text.
  expect(note()).toBe('')
  setOnline(false)
  expect(note()).toBe(OFFLINE)
})
