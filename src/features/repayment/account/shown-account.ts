import type { VirtualAccount } from '../../../api/repayment.ts'
import { readAmount } from '../../../lib/money.ts'
import { readable } from '../../../lib/readable.ts'

/** One way to pay at a bank, such as an ATM. */
interface Channel {
  name: string
  steps: string[]
}

interface Payable {
  kind: 'bank' | 'market'
  /** As it is copied. */
  number: string
  /** In whole units. */
  amount: number
}

/**
 * What of a virtual account is shown. `pay` is there only if everything that money depends on can be read: a way of paying
 * that we know, a number, and an amount. Whatever else breaks the contract costs its own line.
 */
export function shownAccount(account: VirtualAccount) {
  return {
    pay: payable(account),
    amount: payableUnits(account),
    bill: code(account.cardNo),
    payCode: code(account.payCode),
    phone: readable(account.telephone),
    ...shownSteps(account.payStep),
  }
}

export type ShownAccount = ReturnType<typeof shownAccount>

/** Specification section 3: payType 1 is a bank, 2 a mini market; a number, or the same digit in a text. */
const KINDS: Record<string, Payable['kind']> = { 1: 'bank', 2: 'market' }

function payable(account: VirtualAccount): Payable | undefined {
  const type = String(account.payType)
  const kind = Object.hasOwn(KINDS, type) ? KINDS[type] : undefined
  const number = code(account.vcode)
  const amount = payableUnits(account)
  return kind && amount && /^[0-9A-Za-z]+$/.test(number) ? { kind, number, amount } : undefined
}

/** Nothing is no amount to pay either. */
const payableUnits = ({ amount }: VirtualAccount) => readAmount(amount) || undefined

/**
 * A number as it is copied: digits without the gaps that they may come with. Only a text is one: a JSON number has lost its
 * leading zeros, and from 2^53 on its last digits.
 */
function code(value: unknown): string {
  const text = typeof value === 'string' ? readable(value) : ''
  const digits = text.replace(/[\s-]/g, '')
  return isDigits(digits) ? digits : text
}

/** Digits in fours, as people compare and type them. */
export const inFours = (raw: string) => (isDigits(raw) ? raw.replace(/.{4}(?=.)/g, '$& ') : raw)

const isDigits = (text: string) => /^\d+$/.test(text)

/** Banks answer channels, mini markets a plain list; each is shown as what it is. */
function shownSteps(payStep: unknown): { channels: Channel[]; steps: string[] } {
  const all: unknown[] = Array.isArray(payStep) ? payStep : []
  return { channels: all.flatMap(channel), steps: all.map(readable).filter(Boolean) }
}

function channel(value: unknown): Channel[] {
  if (typeof value !== 'object' || value === null) return []
  // Any object may be asked for any field.
  const { name, step } = value as Partial<Record<'name' | 'step', unknown>>
  const steps = Array.isArray(step) ? step.map(readable).filter(Boolean) : []
  return readable(name) && steps.length > 0 ? [{ name: readable(name), steps }] : []
}
