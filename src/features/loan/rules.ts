import type { LoanDetails, OrderStatus } from '../../api/loan.ts'
import type { Tone } from '../../ui/tone.ts'

/** The contract's statuses as numbers; the server sends them as numbers or as texts. */
type Status = Extract<OrderStatus, number>

type Action = 'repay' | 'extend' | 'borrowMore'
export type StatusIconName = 'review' | 'sending' | 'due' | 'overdue' | 'refused' | 'paid'

interface StatusRule {
  actions: readonly Action[]
  recommends: boolean
  icon: StatusIconName
  tone: Tone
}

/**
 * Specification section 4, "Loan order status values seen", and section 2, "Loan details screen". Icons exist for 21, 151,
 * 174, 180, 110 and 200; all others take that of 21. `extend` still needs the order's isDelay flag.
 */
const RULES: Record<Status, StatusRule> = {
  174: { actions: ['repay', 'extend'], recommends: false, icon: 'due', tone: 'warning' },
  180: { actions: ['repay', 'extend'], recommends: false, icon: 'overdue', tone: 'danger' },
  3: { actions: ['repay', 'extend'], recommends: true, icon: 'review', tone: 'warning' },
  5: { actions: ['repay', 'extend'], recommends: true, icon: 'review', tone: 'danger' },
  170: { actions: ['repay'], recommends: false, icon: 'review', tone: 'info' },
  200: { actions: ['borrowMore'], recommends: false, icon: 'paid', tone: 'success' },
  4: { actions: ['borrowMore'], recommends: true, icon: 'review', tone: 'success' },
  21: { actions: [], recommends: true, icon: 'review', tone: 'info' },
  151: { actions: [], recommends: true, icon: 'sending', tone: 'info' },
  110: { actions: [], recommends: true, icon: 'refused', tone: 'neutral' },
}

/** A status that the contract does not know: the default icon, neutral, and no money action (quality section 3). */
const UNKNOWN: StatusRule = { actions: [], recommends: true, icon: 'review', tone: 'neutral' }

/** What the screen shows for an order, by its status. */
export function ruleFor(loan: Pick<LoanDetails, 'orderStatus' | 'isDelay'>): StatusRule {
  const status = String(loan.orderStatus)
  // Own keys only, and the lookup is by text: '174' and 174 are the same status.
  const rule = Object.hasOwn(RULES, status) ? RULES[status as `${Status}` & keyof typeof RULES] : UNKNOWN
  return { ...rule, actions: rule.actions.filter((action) => action !== 'extend' || isSet(loan.isDelay)) }
}

/** True for a status outside the contract: the screen then offers a person to talk to. */
export const isUnknownStatus = (status: OrderStatus) => !Object.hasOwn(RULES, String(status))

/** On a loan order isScore 1 means: ask (quality T18). */
export const asksForRating = ({ isScore }: Pick<LoanDetails, 'isScore'>) => isSet(isScore)

/** A flag is 1 or '1'. */
export const isSet = (flag: unknown) => String(flag) === '1'
