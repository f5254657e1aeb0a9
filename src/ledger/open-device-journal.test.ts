// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import * as v from 'valibot'
import { openDeviceJournal } from './open-device-journal.ts'
import { entryFields, journalKind } from './ledger-entry.ts'

test('A browser whose tabs cannot talk to each other still has a journal', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  class Closing extends EventTarget {
    postMessage() {
      throw new DOMException('The channel is closed', 'InvalidStateError')
    }
  }
  vi.stubGlobal('BroadcastChannel', Closing)
  const entry = v.object({ ...entryFields, state: v.literal('refused') })
  const kind = journalKind({ entry, weightOf: () => 0, isRefused: () => true })
  const journal = openDeviceJournal(kind, { channel: 'c', carried: 'c', stored: (subject) => subject })
  await journal.add('o', { id: '1', revision: 0, at: 1, state: 'refused' })
  expect(journal.read('o')).toHaveLength(1)
})
