import * as v from 'valibot'
import { afterSent } from '../../ledger/sent-complaints.ts'
import { clampGraphemes } from '../../lib/digits.ts'
import { isVisible } from '../../lib/plain-text.ts'
import { randomId } from '../../lib/random-id.ts'
import { now } from '../../platform/clock.ts'
import { readOwn, removeStored, writeOwn } from '../../platform/storage/storage.ts'
import { savedPictures } from './uploads/saved-pictures.ts'

const DRAFTS_KEY = 'complaintDrafts'
const DAY_MS = 24 * 3_600_000
const BEGINNING = 80
/** More than a borrower has begun in a day. */
const MOST_DRAFTS = 5

const draftSchema = v.object({
  orderNo: v.string(),
  /** Tells it from other drafts about this loan, however it is changed. */
  id: v.optional(v.string()),
  problemType: v.string(),
  problemSonType: v.optional(v.string()),
  text: v.string(),
  pictures: savedPictures,
  /** When it was last changed: a time of platform/clock. */
  at: v.number(),
  /** It was sent, and no answer has come: it may have arrived. */
  isUnsure: v.optional(v.literal(true)),
  /** It was sent under this key: the same words go again under the same one, so that a server knows them. */
  key: v.optional(v.string()),
})

/** An unfinished complaint. Each loan has its own, so that no text gets under another loan (HELP-71). */
export type ComplaintDraft = v.InferOutput<typeof draftSchema>

type ChosenValues = Pick<ComplaintDraft, 'problemType' | 'problemSonType'>

/** The borrower's unfinished complaints of the last day, the latest first. */
export function readDrafts(): ComplaintDraft[] {
  const drafts = readOwn(DRAFTS_KEY, v.array(draftSchema)) ?? []
  // Also where the device's time was set back meanwhile.
  return drafts.flatMap((draft) => (Math.abs(now() - draft.at) < DAY_MS ? (afterSent(draft) ?? []) : []))
}

export const readDraft = (orderNo: string) => readDrafts().find((draft) => draft.orderNo === orderNo)

/** Stores what was written about a loan. An empty one is dropped: there would be nothing to continue. */
export function writeDraft(draft: Omit<ComplaintDraft, 'at'>) {
  const id = draft.id ?? readDraft(draft.orderNo)?.id ?? randomId()
  const others = readDrafts().filter(({ orderNo }) => orderNo !== draft.orderNo)
  store(isEmptyDraft(draft) ? others : [{ ...draft, id, at: now() }, ...others])
}

type Content = Pick<ComplaintDraft, 'text' | 'pictures'>

export const isEmptyDraft = ({ text, pictures }: Content) => !isVisible(text) && pictures.length === 0

/** Whether two drafts have the same words and photos. */
export const isSameDraft = (one: Content, other: Content) =>
  one.text === other.text && JSON.stringify(one.pictures) === JSON.stringify(other.pictures)

/** What was written stays when its type, or its loan, is changed. */
export function changeDraft(orderNo: string, to: Partial<Pick<ComplaintDraft, 'orderNo'>> & ChosenValues) {
  const draft = readDraft(orderNo)
  if (!draft) return
  clearDraft(orderNo)
  writeDraft({ ...draft, key: undefined, ...to })
}

/** As much of a text as tells one complaint from another. */
export function beginningOf(text: string): string {
  const begin = clampGraphemes(text.trim(), BEGINNING)
  if (begin.length === text.trim().length) return begin
  // Not in the middle of a word, unless it is very long.
  return `${begin.replace(/[,;:]?\s+\S{0,20}$/, '')}…`
}

/** After the complaint was sent, or thrown away. */
export const clearDraft = (orderNo: string) => store(readDrafts().filter((draft) => draft.orderNo !== orderNo))

function store(drafts: ComplaintDraft[]) {
  if (drafts.length > 0) writeOwn(DRAFTS_KEY, drafts.slice(0, MOST_DRAFTS))
  else removeStored(DRAFTS_KEY)
}
