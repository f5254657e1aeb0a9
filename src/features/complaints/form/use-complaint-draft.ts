import { useEffect, useRef, useState } from 'react'
import { newProblem } from '../../../api/constraints.ts'
import { clampGraphemes } from '../../../lib/digits.ts'
import { changeDraft, clearDraft, type ComplaintDraft, readDraft, writeDraft } from '../complaint-drafts.ts'
import { type ChosenType, valuesOf } from '../problem-type.ts'
import { clearStoredOrder } from '../stored-order.ts'

type Kept = Pick<ComplaintDraft, 'text' | 'pictures' | 'isUnsure'>

/** What was written about a loan: read once, and stored at each change, so that leaving or a reload loses nothing. */
export function useComplaintDraft(orderNo: string, chosen: ChosenType) {
  const [restored] = useState((): Kept => {
    const draft = readDraft(orderNo)
    return {
      text: clampGraphemes(draft?.text ?? '', newProblem.problemDetail.maxLength),
      pictures: draft?.pictures ?? [],
      isUnsure: draft?.isUnsure,
    }
  })
  /** What is written now; undefined once it was sent. */
  const latest = useRef<Kept>(restored)
  const isSent = useRef(false)
  const { problemType, problemSonType } = valuesOf(chosen)
  useEffect(() => {
    const stored = readDraft(orderNo)
    if (stored && (stored.problemType !== problemType || (stored.problemSonType ?? '') !== problemSonType))
      changeDraft(orderNo, { problemType, problemSonType })
  }, [orderNo, problemType, problemSonType])
  return {
    restored,
    keep: (change: Partial<Kept>) => {
      // Late news of a photo must not bring back a complaint that was sent.
      if (isSent.current) return
      latest.current = { ...latest.current, ...change }
      writeDraft({ orderNo, problemType, problemSonType, ...latest.current })
    },
    /** The complaint was taken: the complaint's own keys are cleared, and no others (HELP-27). */
    finish: () => {
      isSent.current = true
      clearDraft(orderNo)
      clearStoredOrder()
    },
  }
}
