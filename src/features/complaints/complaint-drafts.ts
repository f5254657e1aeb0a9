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
/** More than a borrower begins in a day. */
const MOST_DRAFTS = 5

const draftSchema = v.object({
  orderNo: v.string(),
  /** Identifies the draft, also after changes. */
  id: v.optional(v.string()),
  problemType: v.string(),
  problemSonType: v.optional(v.string()),
  text: v.string(),
  pictures: savedPictures,
  /** When it was last changed: a time of platform/clock. */
  at: v.number(),
  /** It was sent without a reply, so it may have arrived. */
  isUnsure: v.optional(v.literal(true)),
  /** The key under which it was sent. The same text is sent again under the same key, so that the server recognises it. */
  key: v.optional(v.string()),
})

/** An unfinished complaint. Each loan has its own, so that a text never moves to another loan (HELP-71). */
export type ComplaintDraft = v.InferOutput<typeof draftSchema>

type ChosenValues = Pick<ComplaintDraft, 'problemType' | 'problemSonType'>

/** The borrower's unfinished complaints of the last day, latest first. */
export function readDrafts(): ComplaintDraft[] {
  const drafts = readOwn(DRAFTS_KEY, v.array(draftSchema)) ?? []
  // `Math.abs`, because the device's time may have been set back.
  return drafts.flatMap((draft) => (Math.abs(now() - draft.at) < DAY_MS ? (afterSent(draft) ?? []) : []))
}

export const readDraft = (orderNo: string) => readDrafts().find((draft) => draft.orderNo === orderNo)

/** Stores a draft about a loan. An empty one is dropped, because there is nothing to continue. */
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

/** The text is kept when the type or the loan changes. */
export function changeDraft(orderNo: string, to: Partial<Pick<ComplaintDraft, 'orderNo'>> & ChosenValues) {
  const draft = readDraft(orderNo)
  if (!draft) return
  clearDraft(orderNo)
  writeDraft({ ...draft, key: undefined, ...to })
}

/** The beginning of a text, long enough to recognise the complaint. */
export function beginningOf(text: string): string {
  const begin = clampGraphemes(text.trim(), BEGINNING)
  if (begin.length === text.trim().length) return begin
  // Do not cut inside a word, unless it is very long.
  return `${begin.replace(/[,;:]?\s+\S{0,20}$/, '')}…`
}

/** Called after the complaint was sent or deleted. */
export const clearDraft = (orderNo: string) => store(readDrafts().filter((draft) => draft.orderNo !== orderNo))

function store(drafts: ComplaintDraft[]) {
  if (drafts.length > 0) writeOwn(DRAFTS_KEY, drafts.slice(0, MOST_DRAFTS))
  else removeStored(DRAFTS_KEY)
}
