import type { Borrower } from '../borrowers.ts'
import type { Market } from '../market.ts'
import { complaintsOf, type ProblemRecord } from '../state/complaints.ts'
import { type World, worldNow } from '../world.ts'
import { ANSWER } from './words.ts'

/** Milliseconds until a complaint is answered: less than the 3 weekdays that borrowers are promised. */
export const ANSWER_DELAY = 48 * 3_600_000

/** A borrower's complaints, newest first, with the answers that have arrived by now. */
export async function problemsNow(world: World, borrower: Borrower, inMarket?: Market): Promise<ProblemRecord[]> {
  const { problems } = await complaintsOf(world)
  const now = worldNow(world)
  await problems.updateMany((q) => q.where({ due: (due) => due !== null && due <= now }), {
    data(record) {
      record.due = null
      record.detail.disposeDetail = ANSWER[record.market]
      record.detail.isScore = '1'
    },
  })
  return problems
    .findMany((q) => q.where({ borrower, market: (of) => inMarket === undefined || of === inMarket }))
    .toSorted((one, other) => other.time.localeCompare(one.time) || other.problemId.localeCompare(one.problemId))
}
