import { readFileSync } from 'node:fs'
import { parse } from 'yaml'

interface Status {
  /** The buttons of an order that the server lets extend (isDelay); without that, all but `extend`. */
  withDelay: ('repay' | 'extend' | 'borrowMore')[]
  icon: string
  recommends: boolean
  owes: 'nothing' | 'due' | 'overdue' | 'repaid'
}

/** LOAN-6 to LOAN-11, and LOAN-17, as the specification says them. A status that came later needs no row. */
const DESCRIBED: Record<string, Status> = {
  174: { withDelay: ['repay', 'extend'], icon: 'due', recommends: false, owes: 'due' },
  180: { withDelay: ['repay', 'extend'], icon: 'overdue', recommends: false, owes: 'overdue' },
  3: { withDelay: ['repay', 'extend'], icon: 'loan', recommends: true, owes: 'due' },
  5: { withDelay: ['repay', 'extend'], icon: 'loan', recommends: true, owes: 'overdue' },
  170: { withDelay: ['repay'], icon: 'loan', recommends: false, owes: 'due' },
  200: { withDelay: ['borrowMore'], icon: 'paid', recommends: false, owes: 'repaid' },
  4: { withDelay: ['borrowMore'], icon: 'loan', recommends: true, owes: 'repaid' },
  21: { withDelay: [], icon: 'loan', recommends: true, owes: 'nothing' },
  151: { withDelay: [], icon: 'sending', recommends: true, owes: 'nothing' },
  110: { withDelay: [], icon: 'refused', recommends: true, owes: 'nothing' },
}

/** The contract's words for what the app does. */
const ACTIONS: Record<string, Status['withDelay']> = {
  none: [],
  Repay: ['repay'],
  'Repay, and Extend if `isDelay` is 1': ['repay', 'extend'],
  'Borrow more': ['borrowMore'],
}
const RECOMMENDS: Record<string, boolean> = { shown: true, 'not shown': false }

/** A row of the contract's table of statuses. Throws if it says what no row said before. */
function statusOf([status = '', means = '', action = '', products = '']: string[]): [string, Status] {
  const [withDelay, recommends] = [ACTIONS[action], RECOMMENDS[products]]
  if (!withDelay || recommends === undefined)
    throw new Error(`tests/setup/statuses.ts does not know what this means: ${status}, ${action}, ${products}`)
  const isOverdue = means.startsWith('overdue')
  const owed = withDelay.includes('borrowMore') ? 'repaid' : 'nothing'
  const owes = withDelay.includes('repay') ? (isOverdue ? 'overdue' : 'due') : owed
  return [status, { withDelay, icon: DESCRIBED[status]?.icon ?? 'loan', recommends, owes }]
}

const { OrderStatus } = parse(readFileSync('openapi/schemas/loan.yaml', 'utf8'))
const [, ...rows]: unknown[][] = OrderStatus['x-table']

/** What the contract's table says of each status. */
const TABLE = Object.fromEntries(rows.map((row) => statusOf(row.map(String))))

/** What the app is to make of each status: as the specification says it, or else the contract. */
export const STATUSES: Record<string, Status> = { ...TABLE, ...DESCRIBED }

/** Statuses of which the contract's table does not say what the specification does. */
export const DISPUTED = Object.keys(DESCRIBED).filter(
  (status) => JSON.stringify(TABLE[status]) !== JSON.stringify(DESCRIBED[status]),
)
