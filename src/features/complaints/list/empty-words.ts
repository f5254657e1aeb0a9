import type { ProblemTab } from '../../../api/complaints.ts'
import { m } from '../../../platform/i18n/generated/messages.js'

/** Values of the tabs in the contract: complaints that wait for an answer, and those that have one. */
const WAITING = 1
const ANSWERED = 2

/** What an empty tab means: that there are no complaints at all, or none of its kind. */
export function emptyWords(tabs: ProblemTab[], tab: ProblemTab | undefined): { title: string; text: string } {
  if (tabs.every(({ list }) => list.length === 0))
    return { title: m.complaints_none_title(), text: m.complaints_none_text() }
  if (tab?.value === WAITING)
    return { title: m.complaints_none_waiting_title(), text: m.complaints_none_waiting_text() }
  if (tab?.value === ANSWERED)
    return { title: m.complaints_none_answered_title(), text: m.complaints_none_answered_text() }
  return { title: m.complaints_none_here_title(), text: m.complaints_none_here_text() }
}
