import type { components } from '../../src/api/generated/schema.ts'

type OrderStatus = components['schemas']['LoanDetails']['orderStatus']
/** The statuses as numbers; the wire has them as texts too. */
type StatusNumber = Extract<OrderStatus, number>

interface Meaning {
  /** It is being repaid: it can have a complaint about collection. */
  isInRepayment: boolean
  /** Its status once a due date has passed. */
  overdue?: StatusNumber
  /** Older orders stay among their own statuses. */
  isOld?: true
}

/** The compiler asks for what a new status of the contract means to the world. */
const MEANINGS: Record<StatusNumber, Meaning> = {
  170: { isInRepayment: true, overdue: 180 },
  174: { isInRepayment: true, overdue: 180 },
  180: { isInRepayment: true, overdue: 180 },
  3: { isInRepayment: true, overdue: 5, isOld: true },
  5: { isInRepayment: true, overdue: 5, isOld: true },
  4: { isInRepayment: false, isOld: true },
  200: { isInRepayment: false },
  21: { isInRepayment: false },
  151: { isInRepayment: false },
  110: { isInRepayment: false },
}

/** Throws for a status that the contract does not have. */
export function meaningOf(status: OrderStatus): Meaning {
  const meaning = Object.entries(MEANINGS).find(([known]) => known === String(status))?.[1]
  if (!meaning) throw new Error(`The world has an order with the status ${status}, which the contract does not know`)
  return meaning
}
