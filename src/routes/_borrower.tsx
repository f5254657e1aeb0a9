import { createFileRoute, Outlet } from '@tanstack/react-router'
import { currentParams, hasSession, SessionMissing } from '../platform/session/session.ts'

/** Screens of a logged-in borrower. Without a session nothing is loaded and no call is made. */
export const Route = createFileRoute('/_borrower')({
  beforeLoad: () => {
    if (!hasSession(currentParams())) throw new SessionMissing()
  },
  component: Outlet,
})
