// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createFakeDisk } from '../../../tests/setup/fake-disk.ts'
import { openAddress } from '../../../tests/setup/location.ts'

const LOAN = '723421968459640174'
const DRAFT = { orderNo: LOAN, problemType: '2', text: 'Paid already', pictures: [] }

let kept: Map<string, unknown>
beforeEach(() => {
  vi.useFakeTimers()
  kept = new Map()
  openAddress('/?token=form&userId=880021460173')
})
afterEach(() => {
  vi.resetModules()
  localStorage.clear()
})

/** Starts the app with the data on its disk. */
async function start() {
  vi.resetModules()
  vi.stubGlobal('indexedDB', createFakeDisk(kept).indexedDB)
  const { disk } = await import('../../ledger/disk.ts')
  await disk.ready()
  return { ...(await import('./complaint-drafts.ts')), ...(await import('../../ledger/sent-complaints.ts')) }
}

/** Simulates a crash after a second: changes of the storage since `stored` are lost. */
function crash(stored: string | null) {
  localStorage.clear()
  if (stored !== null) localStorage.setItem('rupya:complaintDrafts', stored)
  vi.advanceTimersByTime(1000)
}

async function sendThenCrash(state: 'unsure' | 'taken' | 'settled', { isWritten = true } = {}) {
  const { readDraft, writeDraft, noteSent } = await start()
  writeDraft(DRAFT)
  const before = localStorage.getItem('rupya:complaintDrafts')
  await noteSent(LOAN, 'unsure', readDraft(LOAN)?.id)
  if (state !== 'unsure') await noteSent(LOAN, state)
  crash(isWritten ? before : null)
  return start()
}

test('A draft sent before a crash, without an answer, may have arrived', async () => {
  const { readDraft } = await sendThenCrash('unsure')
  expect(readDraft(LOAN)).toMatchObject({ text: 'Paid already', isUnsure: true })
})

test('Where the crash took the draft too, it is still known that one may have arrived', async () => {
  const { readDraft, mayHaveArrived } = await sendThenCrash('unsure', { isWritten: false })
  expect(readDraft(LOAN)).toBeUndefined()
  expect(mayHaveArrived(LOAN)).toBe(true)
  openAddress('/?token=form&userId=880021460174')
  expect(mayHaveArrived(LOAN)).toBe(false)
  openAddress('/?token=form&userId=880021460173')
  vi.advanceTimersByTime(25 * 3_600_000)
  expect(mayHaveArrived(LOAN)).toBe(false)
})

test('After a crash an accepted draft stays gone, and a refused one stays as it was', async () => {
  const taken = await sendThenCrash('taken')
  expect(taken.readDraft(LOAN)).toBeUndefined()
  expect(taken.hasComplained(LOAN)).toBe(true)
  kept.clear()
  const { readDraft, mayHaveArrived, hasComplained } = await sendThenCrash('settled')
  expect(hasComplained(LOAN)).toBe(false)
  expect(readDraft(LOAN)).toMatchObject({ text: 'Paid already' })
  expect(readDraft(LOAN)?.isUnsure).toBeUndefined()
  expect(mayHaveArrived(LOAN)).toBe(false)
})

test('What was written after a complaint was taken is another one', async () => {
  const { readDraft, writeDraft } = await sendThenCrash('taken')
  // Also if the device's time was set back.
  vi.setSystemTime(Date.now() - 3_600_000)
  writeDraft({ ...DRAFT, text: 'And again' })
  expect(readDraft(LOAN)).toMatchObject({ text: 'And again' })
  expect(readDraft(LOAN)?.isUnsure).toBeUndefined()
})

test('The disk holds nothing of what was written', async () => {
  await sendThenCrash('unsure')
  expect(JSON.stringify([...kept])).not.toContain('Paid')
})
