import { randomId } from '../lib/random-id.ts'
import { logError } from '../platform/error-log.ts'
import type { LedgerEntry } from './ledger-entry.ts'
import type { Journal } from './journal.ts'
import { type Hold, sendOnce, type SendSteps } from './send-once.ts'
import type { TabLock } from './tab-lock.ts'

interface BookPorts<Entry extends LedgerEntry> {
  journal: Journal<Entry>
  /** What the entries are about: an order's number, a product. */
  subject: string
  lock: TabLock
  lockName: string
  now: () => number
  /** What to change in an entry whose result will never be known: the page that sent it is closed, or its send threw. */
  lose: (entry: Entry) => Partial<Entry>
  /** What to change in an entry in state `sending` that was not sent, because this device failed. */
  withdraw: (entry: Entry) => Partial<Entry>
}

/** The fields that the ledger sets in a new entry. */
type Begun = Pick<LedgerEntry, 'id' | 'revision' | 'at'> & { state: 'sending'; turn: number }

/** The steps of `sendOnce` that are not the book's own. `entry` is the part of the result that is written to the journal. */
type BookSteps<Entry, Seen, Stop, Sent extends { entry: Partial<Entry> }> = Omit<
  SendSteps<Seen, Stop, Sent>,
  'conclude' | 'withdraw'
>

/**
 * Sends for one subject. Each send takes a lock that all tabs share, is written to the journal before it leaves, and its
 * result is written after. The borrower is asked before another one is sent; their consent is remembered while the page is
 * open.
 */
export function createBook<Entry extends LedgerEntry>({
  journal,
  subject,
  lock,
  lockName,
  now,
  lose,
  withdraw,
}: BookPorts<Entry>) {
  const agreed = new Set<string>()
  /** The entry that the present send writes. */
  let own: string | undefined
  const read = () => journal.read(subject)
  const find = (id: string) => read().find((entry) => entry.id === id)
  const change = (id: string, to: Partial<Entry>) => {
    if (to.state === 'sending') own = id
    return journal.change(subject, id, to)
  }

  const changeEach = (which: (entry: Entry) => boolean, to: (entry: Entry) => Partial<Entry>) =>
    Promise.all(
      read()
        .filter(which)
        .map((entry) => change(entry.id, to(entry))),
    )
  const isSending = ({ state }: Entry) => state === 'sending'

  const hold: Hold = (task) =>
    lock(lockName, async () => {
      await journal.refresh(subject)
      // We hold the lock, so the page that began such an entry is closed; without `navigator.locks` it may be asleep.
      await changeEach(isSending, lose)
      return task()
    })

  return {
    /** Oldest first. */
    read,
    change,
    /** Writes the entry that `fill` makes from its first fields, and returns its id. */
    add: async (fill: (begun: Begun) => Entry): Promise<string> => {
      const turn = 1 + Math.max(0, ...read().map((entry) => entry.turn ?? 0))
      const entry = fill({ id: randomId(), revision: 0, state: 'sending', at: now(), turn })
      own = entry.id
      await journal.add(subject, entry)
      return entry.id
    },
    /** Asks other tabs for their entries. Their answers arrive while something else is being read. */
    askTabs: () => journal.askTabs(subject),
    sendOnce: <Seen, Stop extends { kind: string }, Sent extends { entry: Partial<Entry> }>(
      steps: BookSteps<Entry, Seen, Stop, Sent>,
    ) =>
      sendOnce(hold, {
        ...steps,
        write: (seen) => {
          own = undefined
          return steps.write(seen)
        },
        // Without `navigator.locks` a page that was asleep may be sending too.
        withdraw: () => changeEach((entry) => entry.id === own && isSending(entry), withdraw),
        conclude: async (id, sent) => {
          const entry = find(id)
          if (entry) await change(id, sent?.entry ?? lose(entry))
        },
      }),
    /** Ends entries that a closed page left in state `sending`. Does nothing while an open page is sending. */
    recover: async () => {
      if (!read().some(isSending)) return
      await hold(async () => {}).catch((error: unknown) => logError(error, `${lockName} of a page that is gone`))
    },
    /** Ids of the entries that the borrower was asked about and agreed to. */
    agreed: agreed as ReadonlySet<string>,
    agree: (ids: Iterable<string>) => {
      for (const id of ids) agreed.add(id)
    },
  }
}
