import * as v from 'valibot'
import { now } from '../platform/clock.ts'
import { logError } from '../platform/error-log.ts'
import { borrowerDigest } from '../platform/session/session.ts'
import { onDisk } from './on-disk.ts'

/** The fields of a draft that are read here. */
interface Sendable {
  orderNo: string
  id?: string | undefined
  isUnsure?: true | undefined
}

const sentSchema = v.object({
  borrower: v.string(),
  /** The `id` of the draft that was sent. */
  draft: v.optional(v.string()),
  /** A time of platform/clock. */
  at: v.number(),
  /** `settled`: the complaint was refused, or the borrower has deleted it. */
  state: v.picklist(['unsure', 'taken', 'settled']),
})

const DAY_MS = 24 * 3_600_000

const keyOf = (orderNo: string) => `complaint:${orderNo}`

/** The state of the last complaint sent about a loan, from the disk: after a crash, the draft may be outdated or lost. */
function readSent(orderNo: string, within = DAY_MS) {
  const { success, output } = v.safeParse(sentSchema, onDisk.get(keyOf(orderNo)))
  return success && output.borrower === borrowerDigest() && Math.abs(now() - output.at) < within ? output : undefined
}

/**
 * Ends once the note is on the disk, or the wait for the disk is over. The complaint's text is not stored. `draft` is the
 * draft's `id`; by default that of the previous note.
 */
export async function noteSent(
  orderNo: string,
  state: v.InferOutput<typeof sentSchema>['state'],
  draft = readSent(orderNo)?.draft,
): Promise<void> {
  const borrower = borrowerDigest()
  if (borrower === undefined) return
  try {
    // Import it here: somebody who only reads complaints needs no disk.
    const { disk } = await import('./disk.ts')
    await disk.update(keyOf(orderNo), () => ({ borrower, draft, at: now(), state }))
  } catch (error) {
    logError(error, 'complaint')
  }
}

/** Whether a complaint about this loan was taken in the last week: an answer may take 3 weekdays (HELP-24). */
export const hasComplained = (orderNo: string): boolean => readSent(orderNo, 7 * DAY_MS)?.state === 'taken'

/** Whether a complaint about this loan whose draft is lost may have arrived. */
export const mayHaveArrived = (orderNo: string): boolean => readSent(orderNo)?.state === 'unsure'

/** The draft, updated with what happened to it after sending; undefined if the complaint was accepted. */
export function afterSent<Draft extends Sendable>(draft: Draft): Draft | undefined {
  const sent = readSent(draft.orderNo)
  // Compare ids and not times, because a person may have set the clock back.
  if (!sent || sent.draft !== draft.id || sent.state === 'settled') return draft
  return sent.state === 'taken' ? undefined : { ...draft, isUnsure: true }
}
