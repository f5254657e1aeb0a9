import type { components } from '../../src/api/generated/schema.ts'
import type { Market } from '../market.ts'
import { DEBT_WORDS } from './debt-words.ts'
import { meaningOf } from './statuses.ts'

type Schemas = components['schemas']

const DAY = 86_400_000
/** Days before its due date from which an instalment is due (`periodStatus` 1). */
const DUE_SOON_DAYS = 7

/** Days from `today` until `date`, which may have a time; negative once it has passed. */
const daysUntil = (date: string, today: string) =>
  Math.round((Date.parse(date.slice(0, 10)) - Date.parse(today.slice(0, 10))) / DAY)

/** An order as it reads on a day (`YYYY-MM-DD`): what was not paid by its day is overdue. No penalty is added. */
export function detailsOn(today: string, market: Market, details: Schemas['LoanDetails']): Schemas['LoanDetails'] {
  const say = DEBT_WORDS[market]
  const { overdue } = meaningOf(details.orderStatus)
  const dueTime = details.userOrderDetail.detail?.find(({ text }) => text === say.lines.dueTime)?.value
  const since = dueTime ? -daysUntil(dueTime, today) : 0
  if (overdue === undefined || !dueTime || since <= 0) return details
  const wasOverdue = Number(details.orderStatus) === overdue
  return {
    ...details,
    orderStatus: overdue,
    noticeStatusText: say.late(since),
    noticeDesText: wasOverdue ? details.noticeDesText : say.overdue(dueTime),
  }
}

/** What an order owes as it reads on a day (`YYYY-MM-DD`). Amounts stay: no penalty is added. */
export function planOn(today: string, market: Market, plan: Schemas['InstalmentPlan']): Schemas['InstalmentPlan'] {
  const { repayWaitDetail, repayYetDetail } = plan.repayPlanDetail
  const waiting = repayWaitDetail?.map((instalment) => instalmentOn(today, market, instalment)) ?? null
  return { ...plan, repayPlanDetail: { repayWaitDetail: waiting, repayYetDetail } }
}

function instalmentOn(today: string, market: Market, instalment: Schemas['Instalment']): Schemas['Instalment'] {
  const say = DEBT_WORDS[market]
  const left = daysUntil(instalment.dueTime, today)
  const words = instalment.repayDes ?? ''
  const opens = say.opens.exec(words)?.[1]
  const isOpening = opens !== undefined && opens <= today
  // Texts that are not about the due date stay, such as that of a partial payment.
  const isOfTheDay = say.isDue.test(words) || words === say.notDue || isOpening
  const saying = (repayDes: string) => ({ repayDes: isOfTheDay ? repayDes : instalment.repayDes })
  const clickable = isOpening ? { canClick: '1' as const } : {}
  if (left < 0 && words === say.partly) return { ...instalment, periodStatus: 2 }
  if (left < 0) {
    const late = say.isLate.test(words) ? words.replace(say.isLate, say.late(-left)) : say.late(-left)
    return { ...instalment, canClick: '1', periodStatus: 2, repayDes: late }
  }
  if (left <= DUE_SOON_DAYS) return { ...instalment, ...clickable, periodStatus: 1, ...saying(say.due(left)) }
  if (isOfTheDay) return { ...instalment, ...clickable, periodStatus: 0, repayDes: say.notDue }
  return instalment
}
