import type { ProblemTab } from '../../../api/complaints.ts'
import { m } from '../../../platform/i18n/generated/messages.js'
import { ANSWERED, WAITING } from './complaint-tabs.ts'

/** The text of an empty tab: there are no complaints at all, or none of this kind. */
export function emptyWords(tabs: ProblemTab[], tab: ProblemTab | undefined): { title: string; text: string } {
  if (tabs.every(({ list }) => list.length === 0))
    return { title: m.complaints_none_title(), text: m.complaints_none_text() }
  if (tab?.value === WAITING)
    return { title: m.complaints_none_waiting_title(), text: m.complaints_none_waiting_text() }
  if (tab?.value === ANSWERED)
    return { title: m.complaints_none_answered_title(), text: m.complaints_none_answered_text() }
  return { title: m.complaints_none_here_title(), text: m.complaints_none_here_text() }
}
