import { createFileRoute, Outlet } from '@tanstack/react-router'
import { currentParams, hasAnySession, SessionMissing } from '../platform/session/session.ts'

/**
 * Screens whose calls also accept `userId` with `sessionId` (the contract's `x-session: card`): the order and every screen on
 * the way to paying it. Without a session, nothing is loaded and no call is made.
 */
export const Route = createFileRoute('/_card')({
  beforeLoad: () => {
    if (!hasAnySession(currentParams())) throw new SessionMissing()
  },
  component: Outlet,
})
