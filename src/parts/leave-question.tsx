import { type ReactNode, useState } from 'react'
import type { LeaveDialog } from './leave-dialog.tsx'

interface Question {
  host: string
  decide: (leaves: boolean) => void
  Dialog: typeof LeaveDialog
}

/**
 * Asks before another site opens, and names it (RULE-44). Pass `askToLeave` to `openLink`. The screen renders `question`,
 * which stays open until the borrower has decided.
 */
export function useLeaveQuestion(): { askToLeave: (host: string) => Promise<boolean>; question: ReactNode } {
  const [asked, setAsked] = useState<Question>()
  const askToLeave = async (host: string) => {
    // Loaded only when needed, because few links leave the app.
    const { LeaveDialog: Dialog } = await import('./leave-dialog.tsx')
    return new Promise<boolean>((decide) => setAsked({ host, decide, Dialog }))
  }
  if (!asked) return { askToLeave, question: null }
  const { host, decide, Dialog } = asked
  const onDecide = (leaves: boolean) => {
    decide(leaves)
    setAsked(undefined)
  }
  return { askToLeave, question: <Dialog host={host} onDecide={onDecide} /> }
}
