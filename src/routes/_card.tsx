import { createFileRoute, Outlet } from '@tanstack/react-router'
import { currentParams, hasCardSession, SessionMissing } from '../platform/session/session.ts'

/** The card repayment's screens, whose session may come as `sessionId` and `userId`. Without one no call is made. */
export const Route = createFileRoute('/_card')({
  beforeLoad: () => {
    if (!hasCardSession(currentParams())) throw new SessionMissing()
  },
  component: Outlet,
})
