import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { ApiError } from '../../../api/api-error.ts'
import { newProblem } from '../../../api/constraints.ts'
import { mayHaveArrived, noteSent } from '../../../ledger/sent-complaints.ts'
import { clampGraphemes } from '../../../lib/digits.ts'
import { randomId } from '../../../lib/random-id.ts'
import { borrowerDigest } from '../../../platform/session/session.ts'
import { onStorageChange } from '../../../platform/storage/storage.ts'
import {
  changeDraft,
  clearDraft,
  type ComplaintDraft,
  isEmptyDraft,
  isSameDraft,
  readDraft,
  writeDraft,
} from '../complaint-drafts.ts'
import { type ChosenType, valuesOf } from '../problem-type.ts'
import { clearStoredOrder } from '../stored-order.ts'

type Kept = Pick<ComplaintDraft, 'text' | 'pictures' | 'isUnsure' | 'key'>

/**
 * The draft about a loan: read once, and stored at each change, so that leaving or a reload loses nothing. Another form about
 * the same loan (in another tab, or opened again while this one was being sent) keeps its stored draft. `begun` is the
 * initial text if there is no draft. It is the app's text, so it is stored only with the first change or when it is sent.
 */
export function useComplaintDraft(orderNo: string, chosen: ChosenType, begun = '') {
  const [restored] = useState((): Kept => {
    const draft = readDraft(orderNo)
    return {
      text: clampGraphemes(draft?.text ?? begun, newProblem.problemDetail.maxLength),
      pictures: draft?.pictures ?? [],
      isUnsure: draft ? draft.isUnsure : mayHaveArrived(orderNo) || undefined,
      key: draft?.key,
    }
  })
  const [isUnsure, setUnsure] = useState(restored.isUnsure ?? false)
  const latest = useRef<Kept>(restored)
  const isSent = useRef(false)
  const wasStored = useRef(readDraft(orderNo) !== undefined)
  const [borrower] = useState(() => borrowerDigest())
  // A reply may arrive after the address has changed to another borrower.
  const isOver = () => isSent.current || borrowerDigest() !== borrower
  const { problemType, problemSonType } = valuesOf(chosen)
  const store = () => {
    wasStored.current = true
    writeDraft({ orderNo, problemType, problemSonType, ...latest.current })
  }
  const isStored = () => {
    const stored = readDraft(orderNo)
    return stored !== undefined && isSameDraft(stored, latest.current)
  }
  const keep = (change: Partial<Kept>) => {
    // A late event of a photo must not restore a complaint that was sent.
    if (isOver()) return
    const next = { ...latest.current, ...change }
    latest.current = isSameDraft(next, latest.current) ? next : { ...next, key: undefined }
    store()
  }

  useEffect(() => {
    const stored = readDraft(orderNo)
    if (!stored || (stored.problemType === problemType && (stored.problemSonType ?? '') === problemSonType)) return
    latest.current = { ...latest.current, key: undefined }
    changeDraft(orderNo, { problemType, problemSonType })
  }, [orderNo, problemType, problemSonType])

  const onStored = useEffectEvent(() => {
    if (isOver() || latest.current.isUnsure || isEmptyDraft(latest.current) || !readDraft(orderNo)?.isUnsure) return
    // Another tab is sending it or a part of it.
    const isTheirs = isStored()
    latest.current = { ...latest.current, isUnsure: true, ...(isTheirs && { key: readDraft(orderNo)?.key }) }
    if (!isTheirs) store()
    setUnsure(true)
  })
  useEffect(() => onStorageChange(() => onStored()), [])

  return {
    restored,
    /** It was sent without a reply, so it may have arrived. */
    isUnsure,
    keep,
    /** The stored draft is gone: another tab may have sent it. */
    isGone: () => wasStored.current && readDraft(orderNo) === undefined,
    /**
     * Call before sending: until the reply, it is unknown whether it arrived, also after a reload. Resolves to the key under
     * which it is sent.
     */
    begin: async (): Promise<string> => {
      const key = latest.current.key ?? randomId()
      keep({ isUnsure: true, key })
      if (!isOver()) await noteSent(orderNo, 'unsure', readDraft(orderNo)?.id)
      return key
    },
    /** It may have arrived, from here or from another tab. */
    lose: () => setUnsure(true),
    /** It was refused, so it is as certain as before that it did not arrive. */
    refuse: async (kind: ApiError['kind']) => {
      const isToStore = () => !isOver() && isStored()
      // Before the draft is stored: it is then read with the state on the disk.
      if (isToStore() && !isUnsure) await noteSent(orderNo, 'settled')
      latest.current = { ...latest.current, isUnsure: isUnsure || undefined }
      // A server would repeat its refusal for the same key. A server that is busy or wants a session has not looked at the
      // key.
      if (kind === 'refused') latest.current.key = undefined
      if (isToStore()) store()
    },
    /** The complaint was accepted: clear its own keys, and no others (HELP-27). */
    finish: async () => {
      const isMine = !isOver()
      isSent.current = true
      if (!isMine) return
      clearStoredOrder()
      // Another form about the same loan may have stored more since.
      if (readDraft(orderNo) && !isStored()) return
      clearDraft(orderNo)
      await noteSent(orderNo, 'taken')
    },
  }
}
