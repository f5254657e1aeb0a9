import type { ProblemTab } from '../../../api/complaints.ts'

/** Values of the tabs in the contract: complaints that wait for an answer, and those that have one. */
export const WAITING = 1
export const ANSWERED = 2

/** By the number of a complaint, whether it has an answer, as far as the tabs tell it. */
export function answersIn(tabs: ProblemTab[]): ReadonlyMap<string, boolean> {
  const idsOf = (tab: number) => tabs.flatMap(({ value, list }) => (value === tab ? list.map(({ id }) => id) : []))
  return new Map([
    ...idsOf(WAITING).map((id) => [id, false] as const),
    ...idsOf(ANSWERED).map((id) => [id, true] as const),
  ])
}
