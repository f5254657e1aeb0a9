import { digest } from '../../lib/digest.ts'
import { currentParams, sessionIdentity } from './session.ts'

/** A digest that tells whether two sessions are the same, without storing either. */
export const sessionDigest = () => digest(sessionIdentity(currentParams()))
