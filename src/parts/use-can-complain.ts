import { useRouter } from '@tanstack/react-router'
import { currentParams, hasToken } from '../platform/session/session.ts'

/** Whether to link to `/complainPage`: its screen exists, and the session has a token, which complaints need. */
export function useCanComplain(): boolean {
  const { routesByPath } = useRouter()
  return hasToken(currentParams()) && !routesByPath['/complainPage'].options.staticData?.isPlaceholder
}
