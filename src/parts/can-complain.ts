import { currentParams, hasToken } from '../platform/session/session.ts'

/** Whether to link to complaints: the session has a token, which they need. */
export const canComplain = (): boolean => hasToken(currentParams())
