import { randomId } from '../lib/random-id.ts'
import { logError } from '../platform/error-log.ts'
import type { LedgerEntry } from './entry.ts'
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
  /** What becomes of an entry of which nobody will hear: the page that sent it is gone, or its send threw. */
  lose: (entry: Entry) => Partial<Entry>
}

/** What the ledger knows of an entry that begins. */
type Begun = Pick<LedgerEntry, 'id' | 'revision' | 'at'> & { state: 'sending'; turn: number }

/** As `sendOnce` takes them; `entry` is what the journal keeps of what was sent. */
type BookSteps<Entry, Seen, Stop, Sent extends { entry: Partial<Entry> }> = Omit<
  SendSteps<Seen, Stop, Sent>,
  'conclude'
>

/**
 * What is sent for one subject: each under a lock that all tabs share, each in the journal before it leaves, and what became
 * of it after that. The borrower is asked before another one; what they agreed to is known as long as the page is open.
 */
export function createBook<Entry extends LedgerEntry>({
  journal,
  subject,
  lock,
  lockName,
  now,
  lose,
}: BookPorts<Entry>) {
  const agreed = new Set<string>()
  const read = () => journal.read(subject)
  const find = (id: string) => read().find((entry) => entry.id === id)
  const change = (id: string, to: Partial<Entry>) => journal.change(subject, id, to)

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
      // Whoever holds the lock knows that nobody else is sending: the page that began such an entry is gone.
      await changeEach(isSending, lose)
      return task()
    })

  return {
    /** The oldest first. */
    read,
    find,
    change,
    changeEach,
    /** Writes an entry that `fill` makes of its beginning, and returns its id. */
    add: async (fill: (begun: Begun) => Entry): Promise<string> => {
      const turn = 1 + Math.max(0, ...read().map((entry) => entry.turn ?? 0))
      const entry = fill({ id: randomId(), revision: 0, state: 'sending', at: now(), turn })
      await journal.add(subject, entry)
      return entry.id
    },
    /** Writes what a rule made of `read`. */
    replace: (next: readonly Entry[]) => journal.replace(subject, next),
    /** Other tabs tell what they know, while something else is read. */
    askTabs: journal.askTabs,
    sendOnce: <Seen, Stop extends { kind: string }, Sent extends { entry: Partial<Entry> }>(
      steps: BookSteps<Entry, Seen, Stop, Sent>,
    ) =>
      sendOnce(hold, {
        ...steps,
        conclude: async (id, sent) => {
          const entry = find(id)
          if (entry) await change(id, sent?.entry ?? lose(entry))
        },
      }),
    /** Ends what a page that is gone was sending. Does nothing while a page that is there sends. */
    recover: async () => {
      if (!read().some(isSending)) return
      await hold(async () => {}).catch((error: unknown) => logError(error, `${lockName} of a page that is gone`))
    },
    /** What the borrower was asked about and agreed to. */
    agreed: agreed as ReadonlySet<string>,
    agree: (ids: Iterable<string>) => {
      for (const id of ids) agreed.add(id)
    },
  }
}
