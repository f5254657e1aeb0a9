import * as v from 'valibot'
import { now, remainingSeconds } from '../../platform/clock.ts'
import { readStored, removeStored, writeStored } from '../../platform/storage/storage.ts'
import { CODE_WAIT_SECONDS } from './payment-flow.ts'

const KEY = 'cardCodeAgainAt'

/** When another code may be asked for, if that is still to come. Nothing else is kept, so a reload does not shorten it. */
export function keptAgainAt(): number | undefined {
  const againAt = readStored(KEY, v.number())
  return againAt !== undefined && remainingSeconds(againAt, CODE_WAIT_SECONDS) > 0 ? againAt : undefined
}

export function startCodeWait(): number {
  const againAt = now() + CODE_WAIT_SECONDS * 1000
  writeStored(KEY, againAt)
  return againAt
}

export const endCodeWait = () => removeStored(KEY)
