import type { components } from '../../src/api/generated/schema.ts'
import { contract } from '../contract.ts'

type LoanDetails = components['schemas']['LoanDetails']
type OrderStatus = LoanDetails['orderStatus']
/** The statuses as numbers. The wire also has them as texts. */
type StatusNumber = Extract<OrderStatus, number>

/** Stages before the borrower has the money. The world does not change these. */
export type ApplicationStage = 'review' | 'refused' | 'payout'
/** Stages with a debt. */
export type DebtStage = 'collecting' | 'open' | 'overdue'

type Stage = ApplicationStage | DebtStage | 'paid'

export const isDebt = (stage: Stage): stage is DebtStage =>
  stage === 'collecting' || stage === 'open' || stage === 'overdue'

interface Meaning {
  stage: Stage
  /** Older orders change only within their own statuses. */
  isOld?: true
}

/** The compiler requires an entry for each new status of the contract. */
const MEANINGS: Record<StatusNumber, Meaning> = {
  21: { stage: 'review' },
  110: { stage: 'refused' },
  151: { stage: 'payout' },
  170: { stage: 'collecting' },
  174: { stage: 'open' },
  180: { stage: 'overdue' },
  200: { stage: 'paid' },
  3: { stage: 'open', isOld: true },
  4: { stage: 'paid', isOld: true },
  5: { stage: 'overdue', isOld: true },
}

/** In the contract's order: of several for one stage, the first is the usual one. */
const NUMBERS = [contract.components.schemas['OrderStatus']?.['enum'] ?? []]
  .flat()
  .filter((status): status is StatusNumber => typeof status === 'number')

/** Throws for a status that the contract does not have. */
export function meaningOf(status: OrderStatus): Meaning {
  const meaning = Object.entries(MEANINGS).find(([known]) => known === String(status))?.[1]
  if (!meaning) throw new Error(`The world has an order with the status ${status}, which the contract does not know`)
  return meaning
}

/** The status of an order that has reached another stage. */
export function statusAt(stage: Stage, former: OrderStatus): StatusNumber {
  const { stage: before, isOld } = meaningOf(former)
  const found = NUMBERS.find((status) => {
    if (before === stage) return status === Number(former)
    const meaning = meaningOf(status)
    return meaning.stage === stage && meaning.isOld === isOld
  })
  if (found === undefined) throw new Error(`No status of the contract is for an order like ${former} that is ${stage}`)
  return found
}
