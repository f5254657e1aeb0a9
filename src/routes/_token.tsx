import { createFileRoute, Outlet } from '@tanstack/react-router'
import { hasToken, requireSession } from '../platform/session/session.ts'

/** Screens whose calls need a token (the contract's `x-session: token`). Without one nothing is loaded and no call is made. */
export const Route = createFileRoute('/_token')({
  beforeLoad: () => requireSession(hasToken),
  component: Outlet,
})
