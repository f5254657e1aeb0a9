import * as v from 'valibot'
import { now, remainingSeconds } from '../../platform/clock.ts'
import { readStored, removeStored, writeStored } from '../../platform/storage/storage.ts'

const KEY = 'cardCodeWait'
/** Specification section 9: the SMS countdown. */
const WAIT_SECONDS = 60

/** Seconds until another code may be asked for. Only the moment is kept, so a reload does not shorten the wait. */
export const codeWait = (): number => remainingSeconds(readStored(KEY, v.number()) ?? 0, WAIT_SECONDS)

export const startCodeWait = () => writeStored(KEY, now() + WAIT_SECONDS * 1000)

export const endCodeWait = () => removeStored(KEY)
