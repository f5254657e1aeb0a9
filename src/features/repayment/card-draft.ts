import { currentParams } from '../../platform/session/session.ts'
import type { CardForm } from './card-form.ts'

let kept: { session: string; form: Partial<CardForm> } | undefined

const session = () => JSON.stringify([currentParams()['token'], currentParams()['sessionId']])

/**
 * What was typed, for who leaves the form and comes back. In this page's memory only: a card's number is never written to
 * the device, and another session does not see it.
 */
export const keptCard = (): Partial<CardForm> => (kept?.session === session() ? kept.form : {})

export function keepCard({ smsCode: _once, ...part }: Partial<CardForm>) {
  kept = { session: session(), form: { ...keptCard(), ...part } }
}

export function forgetCard() {
  kept = undefined
}
