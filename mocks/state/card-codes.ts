import type { components } from '../../src/api/generated/schema.ts'
import { type World, worldNow } from '../world.ts'

type BankInfo = components['schemas']['BankInfo']

/** The code in every SMS of a bank, its validity in milliseconds, and how often it may be wrong. */
export const BANK_SMS_CODE = '123456'
export const BANK_SMS_CODE_LIFETIME = 5 * 60_000
export const BANK_SMS_CODE_TRIES = 10

const isFor =
  ({ bankCode, bankNumber, phone }: BankInfo) =>
  (code: { bankCode: string; bankNumber: string; phone: string }) =>
    code.bankCode === bankCode && code.bankNumber === bankNumber && code.phone === phone

/** Sends a code for a card, and replaces the card's earlier one. */
export function sendCardCode(world: World, card: BankInfo): void {
  const { cardCodes } = world.confirmation
  const { bankCode, bankNumber, phone } = card
  const others = cardCodes.sent.filter((code) => !isFor(card)(code))
  cardCodes.sent = [...others, { bankCode, bankNumber, phone, sentAt: worldNow(world), wrongCodes: 0 }]
}

/** Uses a card's code. Returns the problem, if any. */
export function useCardCode(
  world: World,
  card: BankInfo & { smsCode: string },
): 'wrong' | 'codeGuessed' | 'codeTooOld' | undefined {
  const { cardCodes } = world.confirmation
  const code = cardCodes.sent.find(isFor(card))
  if (!code) return 'wrong'
  if (code.wrongCodes >= BANK_SMS_CODE_TRIES) return 'codeGuessed'
  if (card.smsCode !== BANK_SMS_CODE) {
    cardCodes.sent = cardCodes.sent.map((other) =>
      other === code ? { ...code, wrongCodes: code.wrongCodes + 1 } : other,
    )
    return 'wrong'
  }
  if (worldNow(world) - code.sentAt > BANK_SMS_CODE_LIFETIME) return 'codeTooOld'
  cardCodes.sent = cardCodes.sent.filter((other) => other !== code)
  return undefined
}
