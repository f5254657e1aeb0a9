import type { Handlers } from '../handler.ts'
import { loanHandlers } from './loan.ts'
import { trackingHandlers } from './tracking.ts'

export const handlers: Handlers = { ...loanHandlers, ...trackingHandlers }
