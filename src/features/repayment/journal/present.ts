import { ledgerNow } from '../../../platform/server-time.ts'
import { sessionDigest } from '../../../platform/session/session-digest.ts'
import type { Present } from './questions.ts'

export const present = (): Present => ({ session: sessionDigest(), now: ledgerNow() })
