import { digest } from '../../lib/digest.ts'
import { currentParams, sessionIdentity } from './session.ts'

/** Tells whether two sessions are the same without keeping either. */
export const sessionDigest = () => digest(sessionIdentity(currentParams()))
