import { createFileRoute, Outlet } from '@tanstack/react-router'
import { hasAnySession, requireSession } from '../platform/session/session.ts'

/**
 * Screens whose calls also accept `userId` with `sessionId` (the contract's `x-session: card`): the order and every screen on
 * the way to paying it. Without a session, nothing is loaded and no call is made.
 */
export const Route = createFileRoute('/_card')({
  beforeLoad: () => requireSession(hasAnySession),
  component: Outlet,
})
