// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { openAddress } from '../../../../tests/setup/location.ts'
import type { Turn } from './conversation.ts'
import { TurnView } from './turn.tsx'

beforeEach(() => {
  openAddress('/?token=t&lang=1')
  vi.useFakeTimers()
})

const question: Turn['asked'] = { kind: 'question', node: '11', title: 'Bank' }

const OTHERS = { isJudged: false, onChoose: () => {}, onJudge: () => {}, toForm: { orderNo: '7' } }

function show(asked: Turn['asked'], outcome: Turn['outcome'] = { state: 'waiting' }) {
  const turn: Turn = { id: 'a', asked, attempt: 1, outcome }
  const onRetry = vi.fn<() => void>()
  render(<TurnView turn={turn} onRetry={onRetry} {...OTHERS} />)
  return onRetry
}

const pass = (milliseconds: number) =>
  act(() => {
    vi.advanceTimersByTime(milliseconds)
  })

test('An answer that takes long says so after 8 seconds, and not before @HELP-107', () => {
  show(question)
  pass(7900)
  expect(screen.queryByRole('status')).toBeNull()
  pass(200)
  expect(screen.getByRole('status').textContent).toBe('Mohon tunggu. Ini lebih lama dari biasanya.')
})

test('A message shows while it is sent, and is not read out to its writer @HELP-107', () => {
  show({ kind: 'text', node: '0', text: 'Halo' })
  expect(screen.getByText('Mengirim…')).toBeTruthy()
  expect(screen.getByText('Halo').parentElement?.getAttribute('aria-live')).toBe('off')
})

test('Sending again leaves the focus with the message', () => {
  const onRetry = show(question, { state: 'failed' })
  const button = screen.getByRole('button', { name: 'Coba lagi' })
  button.focus()
  act(() => button.click())
  expect(onRetry).toHaveBeenCalledOnce()
  expect(document.activeElement?.contains(screen.getByText('Bank'))).toBe(true)
})

test('A busy server’s wait is counted down in our language, also after a reload', () => {
  vi.setSystemTime('2026-11-26T03:00:00Z')
  const busyUntil = Date.now() + 3000
  show({ kind: 'text', node: '0', text: 'Halo' }, { state: 'failed', busyUntil })
  const busy = () => screen.getAllByText(/sibuk/).map(({ textContent }) => textContent)
  const wait = (seconds: number) => `Layanan kami sedang sibuk. Coba lagi dalam ${seconds} detik.`
  expect(busy()).toEqual([wait(3), wait(3)])
  expect(document.querySelector('[lang]')).toBeNull()
  pass(2000)
  // The text for screen readers did not change.
  expect(busy()).toEqual([wait(3), wait(1)])
  expect(screen.getAllByText(/sibuk/)[1]?.getAttribute('aria-hidden')).toBe('true')
  pass(2000)
  expect(busy()).toEqual(['Layanan kami tadi sibuk. Anda bisa mencoba lagi sekarang.'])
})

test('Of a failure the server’s words are marked as its language, ours are not', () => {
  openAddress('/?token=t&lang=2&market=id')
  show(question, { state: 'failed', words: 'Nomor ini tidak dikenal' })
  expect(screen.getByText('Nomor ini tidak dikenal').getAttribute('lang')).toBe('id')
  cleanup()
  show(question, { state: 'failed', words: 'Your session has ended', isOurs: true })
  expect(screen.getByText('Your session has ended').getAttribute('lang')).toBeNull()
})
