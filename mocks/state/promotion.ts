import { Collection } from '@msw/data'
import type { components } from '../../src/api/generated/schema.ts'
import { componentSchema } from '../contract.ts'

interface CaptchaRecord {
  sid: components['schemas']['CaptchaSession']['sid']
  /** How often the code was renewed. The code is computed from it. */
  round: number
}

/** A number that is registered in every new world. */
const REGISTERED_NUMBER = '13800138000'
/** The code in every SMS of the registration, and its validity in milliseconds. */
const SMS_CODE = '246810'
const SMS_CODE_LIFETIME = 5 * 60_000
/** Without characters that look alike, such as 0 and O. */
const CHARACTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

const schemas = {
  captchas: componentSchema<CaptchaRecord>((ref) => ({
    type: 'object',
    required: ['sid', 'round'],
    properties: { ...ref('CaptchaSession').properties, round: { type: 'integer', minimum: 0 } },
  })),
}

/** Registered numbers, and the codes sent to visitors of the landing page. */
export const promotionState = () => ({
  captchas: new Collection({ schema: schemas.captchas }),
  counter: { next: 1 },
  registered: { phones: [REGISTERED_NUMBER] },
  /** When a number was sent its SMS code, in milliseconds of the world's clock. */
  smsCodes: { sentAt: new Array<{ phone: string; at: number }>() },
})

type PromotionState = ReturnType<typeof promotionState>

export async function startCaptcha({ captchas, counter }: PromotionState): Promise<CaptchaRecord> {
  const sid = `sid-${String(counter.next).padStart(6, '0')}`
  counter.next += 1
  // A page that was opened before a reset may have created this session again.
  captchas.delete((q) => q.where({ sid }))
  return captchas.create({ sid, round: 0 })
}

/** Replaces the session's code, and returns the new one. Creates an unknown session, for example after a reset. */
export async function renewCaptcha({ captchas }: PromotionState, sid: string): Promise<string> {
  const known = captchas.findFirst((q) => q.where({ sid }))
  if (!known) return captchaOf(await captchas.create({ sid, round: 1 }))
  const renewed = await captchas.update(known, {
    data(record) {
      record.round += 1
    },
  })
  return captchaOf(renewed ?? known)
}

/** Whether the code is the session's. A wrong code gives the session a new one. */
export async function captchaPasses(state: PromotionState, { sid, capcode }: { sid: string; capcode: string }) {
  const known = state.captchas.findFirst((q) => q.where({ sid }))
  if (!known) return false
  if (capcode.toUpperCase() === captchaOf(known)) return true
  await renewCaptcha(state, sid)
  return false
}

/** Four characters, each different from the previous round: the steps are odd, so none is a multiple of the 32 characters. */
function captchaOf({ sid, round }: CaptchaRecord): string {
  const seed = sid.split('').reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 1_000_003, 7)
  const places = [0, 1, 2, 3].map((place) => (seed >> (place * 5)) + round * (2 * place + 5))
  return places.map((place) => CHARACTERS.charAt(place % CHARACTERS.length)).join('')
}

export const isRegistered = ({ registered }: PromotionState, phone: string) => registered.phones.includes(phone)

export function sendSmsCode({ smsCodes }: PromotionState, phone: string, now: number): void {
  smsCodes.sentAt = [...smsCodes.sentAt.filter((sent) => sent.phone !== phone), { phone, at: now }]
}

export function smsCodePasses({ smsCodes }: PromotionState, phone: string, smsCode: string, now: number): boolean {
  const sent = smsCodes.sentAt.find((candidate) => candidate.phone === phone)
  return sent !== undefined && now - sent.at < SMS_CODE_LIFETIME && smsCode === SMS_CODE
}

/** Registers a number, and uses its SMS code. */
export function register({ registered, smsCodes }: PromotionState, phone: string): void {
  registered.phones.push(phone)
  smsCodes.sentAt = smsCodes.sentAt.filter((sent) => sent.phone !== phone)
}
