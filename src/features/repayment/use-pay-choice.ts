import { useLocation } from '@tanstack/react-router'
import { useState } from 'react'
import * as v from 'valibot'
import { readStored, removeStored, writeStored } from '../../platform/storage/storage.ts'
import { clearChoice, DEFAULT_CHOICE, type PayChoice, readChoice, saveChoice } from './saved-choice.ts'

type PayType = PayChoice['payType']

/** What is being chosen in one visit of the screen, so that a reload keeps it; the next visit begins with the kept choice. */
const KEY = 'paying'
const draftSchema = v.object({ visit: v.string(), payType: v.number(), payCode: v.optional(v.string()) })

/** The type and the bank or mini market that are being chosen. */
export function usePayChoice() {
  // The router's own name for an entry of the history.
  // oxlint-disable-next-line eslint/no-underscore-dangle
  const visit = useLocation({ select: ({ state }) => state.__TSR_key ?? '' })
  const [choice, setChoice] = useState(() => begin(visit))
  const change = (payType: PayType, payCode?: string) => {
    writeStored(KEY, { visit, payType, payCode })
    setChoice({ payType, payCode })
  }
  return {
    ...choice,
    /** Switching the type clears the bank or market choice and the kept choice (specification section 4). */
    changeType: (payType: PayType) => {
      clearChoice()
      change(payType)
    },
    changeCode: (payCode: string) => change(choice.payType, payCode),
    save: (chosen: PayChoice) => {
      saveChoice(chosen)
      removeStored(KEY)
    },
  }
}

function begin(visit: string): { payType: PayType; payCode: string | undefined } {
  const draft = readStored(KEY, draftSchema)
  if (draft?.visit === visit) return { payType: draft.payType === 2 ? 2 : 1, payCode: draft.payCode }
  const { payType, payCode } = readChoice() ?? DEFAULT_CHOICE
  return { payType, payCode: payCode || undefined }
}
