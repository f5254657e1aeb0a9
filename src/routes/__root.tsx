import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext, Outlet, useLocation } from '@tanstack/react-router'
import { Fragment } from 'react'
import { Beside } from '../parts/beside.tsx'
import { currentParams, sessionIdentity } from '../platform/session/session.ts'
import { ToastRegion } from '../ui/toast.tsx'

export interface RouterContext {
  queryClient: QueryClient
}

export const Route = createRootRouteWithContext<RouterContext>()({ component: Root })

function Root() {
  // A screen that is open keeps what it has read, also when the cache is emptied (app/router.ts): for another session it
  // is another screen.
  const session = useLocation({ select: () => sessionIdentity(currentParams()) })
  return (
    <>
      <Fragment key={session}>
        <Outlet />
      </Fragment>
      <Beside />
      <ToastRegion />
    </>
  )
}
