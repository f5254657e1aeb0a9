// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { createFakeDisk } from '../../../../tests/setup/fake-disk.ts'
import { openAddress } from '../../../../tests/setup/location.ts'
import { onDisk } from '../../../ledger/on-disk.ts'
import { readDraft } from '../complaint-drafts.ts'
import { mayHaveArrived } from '../../../ledger/sent-complaints.ts'
import { useComplaintDraft } from './use-complaint-draft.ts'

const LOAN = '723421968459640174'
const CHOSEN = { type: { value: '2', title: 'Payment' }, sonType: undefined }
const openAs = (userId: string) => openAddress(`/?token=form&userId=${userId}`)
/** A form about the loan. A second one stands for another tab, or for the first one opened again. */
const openForm = () => renderHook(() => useComplaintDraft(LOAN, CHOSEN))
type Form = ReturnType<typeof openForm>
const type = ({ result }: Form, text: string) => act(() => result.current.keep({ text }))
const begin = ({ result }: Form) => act(async () => result.current.begin())
const finish = ({ result }: Form) => act(async () => result.current.finish())

const { indexedDB } = createFakeDisk()
beforeEach(() => {
  vi.stubGlobal('indexedDB', indexedDB)
  onDisk.clear()
  localStorage.clear()
  openAs('880021460173')
})

describe('A complaint whose reply comes late', () => {
  test.each([
    ['refused', ({ result }: Form) => result.current.refuse('refused')],
    ['taken', ({ result }: Form) => result.current.finish()],
    ['given a photo', ({ result }: Form) => result.current.keep({ pictures: [{}] })],
  ])('is not shown to the next borrower of the phone when it is %s @HELP-71', async (_how, reply) => {
    const form = openForm()
    type(form, 'The words of the first borrower')
    await begin(form)
    openAs('880021460174')
    await act(async () => reply(form))
    expect(readDraft(LOAN)).toBeUndefined()
    expect(JSON.stringify(localStorage)).not.toContain('880021460174')
    openAs('880021460173')
  })

  test.each([
    ['refused', ({ result }: Form) => result.current.refuse('refused')],
    ['taken', ({ result }: Form) => result.current.finish()],
  ])('and is %s leaves what was written since', async (_how, reply) => {
    const first = openForm()
    type(first, 'Sent')
    await begin(first)
    first.unmount()
    const again = openForm()
    expect(again.result.current.isUnsure).toBe(true)
    type(again, 'Sent, and more')
    await act(async () => reply(first))
    expect(readDraft(LOAN)).toMatchObject({ text: 'Sent, and more', isUnsure: true })
  })

  test('and is refused is no longer unsure', async () => {
    const form = openForm()
    type(form, 'Sent')
    await begin(form)
    form.unmount()
    await form.result.current.refuse('refused')
    expect(readDraft(LOAN)).toMatchObject({ text: 'Sent' })
    expect(readDraft(LOAN)?.isUnsure).toBeUndefined()
  })
})

test('A refused complaint is never unsure, whatever the disk says of its sending', async () => {
  const form = openForm()
  type(form, 'Paid already')
  await begin(form)
  expect(mayHaveArrived(LOAN)).toBe(true)
  await act(async () => form.result.current.refuse('refused'))
  expect(form.result.current.isUnsure).toBe(false)
  expect(readDraft(LOAN)?.isUnsure).toBeUndefined()
})

describe('A complaint that is open in two tabs', () => {
  test('says in one that it may have arrived when the other sends it', async () => {
    const first = openForm()
    type(first, 'Paid already')
    const second = openForm()
    await begin(first)
    expect([first.result.current.isUnsure, second.result.current.isUnsure]).toEqual([false, true])
    await finish(first)
    expect(readDraft(LOAN)).toBeUndefined()
  })

  test('keeps the words of the one that has not sent @HELP-71', async () => {
    const first = openForm()
    const second = openForm()
    type(first, 'Paid already')
    type(second, 'And somebody called my mother')
    await begin(first)
    await finish(first)
    expect(readDraft(LOAN)).toMatchObject({ text: 'And somebody called my mother', isUnsure: true })
  })

  test('says nothing where nothing was written', async () => {
    const empty = openForm()
    const other = openForm()
    type(other, 'Paid already')
    await begin(other)
    expect(empty.result.current.isUnsure).toBe(false)
  })
})

describe('A text that was begun for the borrower', () => {
  const BEGUN = 'I paid Rp1.090.000 by card.'
  const openBegun = (text = BEGUN) => renderHook(() => useComplaintDraft(LOAN, CHOSEN, text))

  test('is no draft while nobody changed it, so another payment begins with its own', () => {
    const form = openBegun()
    expect(form.result.current.restored.text).toBe(BEGUN)
    expect(readDraft(LOAN)).toBeUndefined()
    form.unmount()
    expect(openBegun('I paid Rp545.000 with Alipay.').result.current.restored.text).toBe(
      'I paid Rp545.000 with Alipay.',
    )
  })

  test('can be sent as it is, and is kept from then on', async () => {
    const form = openBegun()
    expect(form.result.current.isGone()).toBe(false)
    await begin(form)
    expect(readDraft(LOAN)).toMatchObject({ text: BEGUN, isUnsure: true })
    await finish(form)
    expect(readDraft(LOAN)).toBeUndefined()
  })

  test('is kept once a word of it was changed, and gives way to what was written before', () => {
    const form = openBegun()
    type(form, `${BEGUN} Help!`)
    form.unmount()
    expect(openBegun('Something else').result.current.restored.text).toBe(`${BEGUN} Help!`)
  })
})
