import { AMOUNT } from '../../journeys/money/payway.ts'

/** The card that wants no code. */
export const CARD = 'BRI •••• 2205'

interface Person {
  tap: (role: 'radio' | 'button', name: string) => Promise<unknown>
}

/** What a person taps on /payway. */
export async function payByCard(phone: Person) {
  await phone.tap('radio', CARD)
  await phone.tap('button', `Bayar ${AMOUNT}`)
}
