import type { ProblemTab } from '../../../api/complaints.ts'

/** The contract's values of the tabs: complaints that wait for an answer, and answered ones. */
export const WAITING = 1
export const ANSWERED = 2

/** Complaint number → whether it has an answer, as far as the tabs show it. */
export function answersIn(tabs: ProblemTab[]): ReadonlyMap<string, boolean> {
  const idsOf = (tab: number) => tabs.flatMap(({ value, list }) => (value === tab ? list.map(({ id }) => id) : []))
  return new Map([
    ...idsOf(WAITING).map((id) => [id, false] as const),
    ...idsOf(ANSWERED).map((id) => [id, true] as const),
  ])
}
