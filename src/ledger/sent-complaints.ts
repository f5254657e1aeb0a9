import * as v from 'valibot'
import { now } from '../platform/clock.ts'
import { logError } from '../platform/error-log.ts'
import { borrowerDigest } from '../platform/session/session.ts'
import { onDisk } from './on-disk.ts'

/** What is read of a draft. */
interface Sendable {
  orderNo: string
  id?: string | undefined
  isUnsure?: true | undefined
}

const sentSchema = v.object({
  borrower: v.string(),
  /** The `id` of the draft that was sent. */
  draft: v.optional(v.string()),
  /** When: a time of platform/clock. */
  at: v.number(),
  /** `settled`: it was refused, or the borrower has thrown it away. */
  state: v.picklist(['unsure', 'taken', 'settled']),
})

const DAY_MS = 24 * 3_600_000

const keyOf = (orderNo: string) => `complaint:${orderNo}`

/** What became of the complaint that was sent last about a loan, as the disk has it: a draft may be older, or lost, after a crash. */
function readSent(orderNo: string, within = DAY_MS) {
  const { success, output } = v.safeParse(sentSchema, onDisk.get(keyOf(orderNo)))
  return success && output.borrower === borrowerDigest() && Math.abs(now() - output.at) < within ? output : undefined
}

/**
 * Ends once it is on the disk, or once the disk is not waited for any longer. Nothing of what was written goes there.
 * `draft` is its `id`; that of the note before where it is not given.
 */
export async function noteSent(
  orderNo: string,
  state: v.InferOutput<typeof sentSchema>['state'],
  draft = readSent(orderNo)?.draft,
): Promise<void> {
  const borrower = borrowerDigest()
  if (borrower === undefined) return
  try {
    // Those who only read complaints need no disk.
    const { disk } = await import('./disk.ts')
    await disk.update(keyOf(orderNo), () => ({ borrower, draft, at: now(), state }))
  } catch (error) {
    logError(error, 'complaint')
  }
}

/** Whether a complaint about this loan was taken in the last week: an answer may take 3 weekdays (HELP-24). */
export const hasComplained = (orderNo: string): boolean => readSent(orderNo, 7 * DAY_MS)?.state === 'taken'

/** Whether a complaint about this loan may have arrived, whose draft was lost. */
export const mayHaveArrived = (orderNo: string): boolean => readSent(orderNo)?.state === 'unsure'

/** A draft as it stands after what was sent of it; none if it was taken. */
export function afterSent<Draft extends Sendable>(draft: Draft): Draft | undefined {
  const sent = readSent(draft.orderNo)
  // By its name, and not by the time, which somebody may have set back.
  if (!sent || sent.draft !== draft.id || sent.state === 'settled') return draft
  return sent.state === 'taken' ? undefined : { ...draft, isUnsure: true }
}
