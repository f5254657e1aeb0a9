import { randomUUID } from 'node:crypto'
import { operationOf } from '../../../../mocks/contract.ts'
import { scenarios } from '../../../../mocks/scenario.ts'
import type { OperationId } from '../../../../src/api/operation.ts'
import { PORTS } from '../../../journeys/ports.ts'

const ORIGIN = `http://localhost:${PORTS.world}`
/** With another token of the same borrower. */
const OTHER_TOKEN = 'other-device'
const { productId = '', orderId = '' } = scenarios['card-without-code']?.address?.search ?? {}
const ORDER = { productId, orderId }
const CARD_END = '2205'
const CODE = '123456'
const INSTALMENT = 109_000_000

interface Payment {
  token: string
  orderId: string
  amount: number
}

interface Violation {
  side: string
  operation: string
  reasons: string[]
  injected: boolean
}

/** The server's side of a history: its books, its clock, and the borrower's other device, which bypasses the proxy. */
export function serverOf(world: string, scenario: string) {
  const headers = { 'x-world': world, 'x-scenario': scenario }
  const own = new Set<string>()
  let ahead = 0

  const json = async (path: string, init: RequestInit = {}) => {
    const reply = await fetch(ORIGIN + path, {
      ...init,
      headers: { ...headers, 'idempotency-key': `"${randomUUID()}"` },
    })
    if (!reply.ok) throw new Error(`${path}: ${await reply.text()}`)
    return reply.json()
  }

  async function ask(id: OperationId, form: Record<string, string | number>, query: Record<string, string> = {}) {
    const { path, method, body } = operationOf(id)
    const texts = Object.entries(form).map(([name, value]) => [name, String(value)])
    const search = new URLSearchParams({ token: OTHER_TOKEN, market: 'id', ...query })
    const { data } = await json(`${path}?${search.toString()}`, {
      method: method.toUpperCase(),
      ...(body && { body: new URLSearchParams(texts) }),
    })
    return data
  }

  const payments = async (): Promise<Payment[]> => json('/__world/payments')
  return {
    headers,
    /** The payments made by the phone. */
    paidByPhone: async () => (await payments()).filter(({ token }) => !own.has(token)).length,
    /** How many instalments the order shows as paid. */
    shown: async (): Promise<number> => (await ask('getInstalments', ORDER)).repayPlanDetail.repayYetDetail.length,
    loans: async (): Promise<number> => (await ask('listOrders', {})).length,
    /** Pays an instalment as the borrower's other phone would. False if the server refused it. */
    payElsewhere: async () => {
      const ways = await ask('listRepaymentWays', {}, { orderId })
      if (!ways) return false
      const { repayToken, bankCards } = ways
      own.add(repayToken)
      const card = bankCards.find(({ cardNo }: { cardNo: string }) => cardNo.endsWith(CARD_END))
      const { id: cardId, bankName, cardNo, bankCode } = card
      const sent = { orderId, amount: INSTALMENT, couponId: '', repayToken, cardId, bankName, cardNo, bankCode }
      const started = await ask('commitRepayment', { ...sent, sendMsg: 0 })
      if (started?.needValid === '1')
        await ask('confirmRepayment', { orderId, verifyCode: CODE, repaymentRecordId: started.repayRecordId })
      return (await payments()).some(({ token }) => token === repayToken)
    },
    passTime: async (ms: number) => {
      ahead += ms
      await json('/__world/clock', { method: 'POST', body: new URLSearchParams({ ahead: String(ahead) }) })
    },
    /** The violations of the contract. */
    violations: async () => {
      const reply = await fetch(`${ORIGIN}/__world/violations?${new URLSearchParams({ world }).toString()}`)
      const all: Violation[] = await reply.json()
      return all.flatMap(({ side, operation, reasons, injected }) =>
        injected ? [] : `${side} of ${operation}: ${reasons.join('; ')}`,
      )
    },
  }
}
