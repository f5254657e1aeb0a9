// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { openAddress } from '../../../../tests/setup/location.ts'
import { ApiError } from '../../../api/api-error.ts'
import { onDisk } from '../../../ledger/on-disk.ts'
import { readDraft } from '../complaint-drafts.ts'
import type { Sending } from '../../../ledger/send-once.ts'
import { sendComplaint } from './send-complaint.ts'
import { useComplaintDraft } from './use-complaint-draft.ts'

const LOAN = '723421968459640174'
const CHOSEN = { type: { value: '2', title: 'Payment' }, sonType: undefined }
const failure = (kind: ApiError['kind']) =>
  new ApiError({ kind, operation: 'saveProblem', message: '', rawCode: kind === 'busy' ? 429 : '1' })

const reach = vi.fn(async () => {})

/** A form with some text in it. */
function openForm() {
  const { result } = renderHook(() => useComplaintDraft(LOAN, CHOSEN))
  act(() => result.current.keep({ text: 'Paid already' }))
  const send = (save: Parameters<typeof sendComplaint>[2]['save']) =>
    act(() => sendComplaint(LOAN, result.current, { save, reach }))
  return { result, send }
}

beforeEach(() => {
  // Another file of this worker may have left a disk that works.
  onDisk.clear()
  localStorage.clear()
  openAddress('/?token=form&userId=880021460173')
})

test('A complaint is marked as sent before it leaves, and gone once it was taken', async () => {
  const { send } = openForm()
  const marked = vi.fn(async () => readDraft(LOAN)?.isUnsure)
  expect(await send(marked)).toEqual({ kind: 'taken' })
  expect(await marked.mock.results[0]?.value).toBe(true)
  expect(readDraft(LOAN)).toBeUndefined()
})

test('A refusal is certain, and a lost answer is not', async () => {
  const { send } = openForm()
  const refused = failure('refused')
  expect(await send(() => Promise.reject(refused))).toEqual({ kind: 'refused', error: refused })
  expect(readDraft(LOAN)?.isUnsure).toBeUndefined()
  expect(await send(() => Promise.reject(failure('network')))).toEqual({ kind: 'unsure' })
  expect(readDraft(LOAN)).toMatchObject({ text: 'Paid already', isUnsure: true })
})

test.each([
  ['the same', 'busy', true],
  ['the same', 'session', true],
  ['another', 'refused', false],
] as const)(
  'After a lost answer it goes under %s key when it was then answered %s @RULE-121',
  async (_key, kind, isSame) => {
    const { send } = openForm()
    const save = vi.fn((_sentUnder: Sending['key']) => Promise.reject(failure('network')))
    await send(save)
    save.mockRejectedValueOnce(failure(kind))
    await send(save)
    await send(save)
    const [first, second, third] = save.mock.calls.map(([key]) => String(key))
    expect(second).toBe(first)
    expect(third === first).toBe(isSame)
    expect(readDraft(LOAN)?.isUnsure).toBe(true)
  },
)

test('Offline nothing leaves, and nobody is told that it may have arrived', async () => {
  const { send } = openForm()
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  reach.mockRejectedValueOnce(failure('network'))
  const save = vi.fn(async () => {})
  expect(await send(save)).toEqual({ kind: 'offline' })
  expect(save).not.toHaveBeenCalled()
  expect(readDraft(LOAN)).toMatchObject({ text: 'Paid already' })
  expect(readDraft(LOAN)?.isUnsure).toBeUndefined()
})

test.each([undefined, 'malformed'] as const)(
  'A phone that wrongly thinks it is offline sends it, whatever comes first (%s)',
  async (kind) => {
    const { send } = openForm()
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    if (kind) reach.mockRejectedValueOnce(failure(kind))
    expect(await send(async () => {})).toEqual({ kind: 'taken' })
  },
)

test('It is sent only when asked again if its draft has gone, as after a sleep', async () => {
  const { send } = openForm()
  localStorage.clear()
  const save = vi.fn(async () => {})
  expect(await send(save)).toEqual({ kind: 'unsure' })
  expect(save).not.toHaveBeenCalled()
  expect(readDraft(LOAN)).toMatchObject({ text: 'Paid already', isUnsure: true })
  expect(await send(save)).toEqual({ kind: 'taken' })
  expect(save).toHaveBeenCalledOnce()
})

test('While one tab sends it, another does not', async () => {
  const [{ result: one }, { result: other }] = [openForm(), openForm()]
  const answer = Promise.withResolvers<void>()
  const save = vi.fn(() => answer.promise)
  await act(async () => {
    const first = sendComplaint(LOAN, one.current, { save, reach })
    await vi.waitFor(() => expect(save).toHaveBeenCalledOnce())
    expect(await sendComplaint(LOAN, other.current, { save, reach })).toEqual({ kind: 'unsure' })
    answer.resolve()
    expect(await first).toEqual({ kind: 'taken' })
  })
  expect(save).toHaveBeenCalledOnce()
})
