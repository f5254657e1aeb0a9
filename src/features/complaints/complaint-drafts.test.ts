import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openAddress } from '../../../tests/setup/location.ts'
import { beginningOf, changeDraft, clearDraft, readDraft, readDrafts, writeDraft } from './complaint-drafts.ts'

const DRAFT = {
  orderNo: '7234',
  problemType: '2',
  problemSonType: '',
  text: 'Sudah bayar',
  pictures: [{ url: 'https://a/1' }],
}

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 22) })
  openAddress('/?token=draft')
})
afterEach(() => readDrafts().forEach(({ orderNo }) => clearDraft(orderNo)))

test('What was written about a loan is kept for a day, and no longer @HELP-71', () => {
  writeDraft(DRAFT)
  vi.advanceTimersByTime(24 * 3_600_000 - 1)
  expect(readDraft('7234')).toMatchObject(DRAFT)
  vi.advanceTimersByTime(1)
  expect(readDrafts()).toEqual([])
})

test('Each loan has its own, the latest first, and clearing one leaves the other @HELP-71', () => {
  writeDraft(DRAFT)
  writeDraft({ ...DRAFT, orderNo: '7235', text: 'Lain' })
  expect(readDrafts().map(({ text }) => text)).toEqual(['Lain', 'Sudah bayar'])
  clearDraft('7235')
  expect(readDrafts()).toMatchObject([DRAFT])
})

test('Nothing is kept of a complaint without words and photos', () => {
  writeDraft(DRAFT)
  writeDraft({ ...DRAFT, text: ' \u200B', pictures: [] })
  expect(readDrafts()).toEqual([])
})

test('What was written moves to another loan or type only when told to', () => {
  writeDraft(DRAFT)
  changeDraft('7234', { orderNo: '7235', problemType: '1', problemSonType: '3' })
  expect(readDrafts()).toMatchObject([{ ...DRAFT, orderNo: '7235', problemType: '1', problemSonType: '3' }])
})

test('A long text is told by its beginning, with no character cut in two', () => {
  expect(beginningOf(' Sudah bayar ')).toBe('Sudah bayar')
  expect(beginningOf(`${'a'.repeat(79)}👩‍👩‍👧`)).toBe(`${'a'.repeat(79)}…`)
  expect(beginningOf(`${'a'.repeat(75)}, padahal`)).toBe(`${'a'.repeat(75)}…`)
})
