import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext, Outlet, useLocation } from '@tanstack/react-router'
import { Fragment } from 'react'
import type { SearchParams } from '../lib/search.ts'
import { Beside, Languages } from '../parts/around-page.tsx'
import { currentParams, sessionIdentity } from '../platform/session/session.ts'
import { ToastRegion } from '../ui/toast.tsx'

export interface RouterContext {
  queryClient: QueryClient
}

export const Route = createRootRouteWithContext<RouterContext>()({ component: Root })

function Root() {
  // An open screen keeps the data it has read, even when the cache is emptied (app/router.ts). So another session gets a new
  // screen.
  const session = useLocation({ select: () => sessionIdentity(currentParams()) })
  // No part of a screen reads the language again by itself.
  const flag = Route.useSearch({ select: ({ lang }: SearchParams) => lang })
  return (
    <>
      <Fragment key={`${session}${flag}`}>
        <Outlet />
      </Fragment>
      <Languages />
      <Beside />
      <ToastRegion />
    </>
  )
}
