import { complaintsOf, type Market, type ProblemRecord } from '../state/complaints.ts'
import { type World, worldNow } from '../world.ts'

/** Who asks, by the market that the session names. */
export const marketOf = (query: Record<string, string>): Market => (query['market'] === 'in' ? 'in' : 'id')

const HOUR = 3_600_000
const OFFSET: Record<Market, number> = { id: 7 * HOUR, in: 5.5 * HOUR }

/** The time in the world as a clock on the market's wall shows it. */
export const wallTime = (world: World, inMarket: Market) =>
  new Date(worldNow(world) + OFFSET[inMarket]).toISOString().slice(0, 19).replace('T', ' ')

const ANSWER: Record<Market, string> = {
  id: 'Terima kasih sudah melapor. Kami sudah memeriksa dan menyelesaikan masalah ini. Mohon maaf atas ketidaknyamanannya.',
  in: 'Thank you for telling us. We have looked into this and put it right. Sorry for the trouble.',
}
/** Sooner than the 3 weekdays that are promised. */
export const ANSWERED_AFTER = 48 * HOUR

/** The borrower's complaints, the newest first, with the answers that have come by now. */
export async function problemsNow(world: World, inMarket?: Market): Promise<ProblemRecord[]> {
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
    .findMany((q) => q.where({ market: (of) => inMarket === undefined || of === inMarket }))
    .toSorted((one, other) => other.time.localeCompare(one.time) || other.problemId.localeCompare(one.problemId))
}
