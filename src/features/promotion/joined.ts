import { useLocation } from '@tanstack/react-router'

/** What led to the download page. In the history and not in the address, where anybody could write it into a link. */
type Joined = 'registered' | 'known'

declare module '@tanstack/react-router' {
  interface HistoryState {
    joined?: Joined
  }
}

/** Undefined where the page was opened by its address. A reload keeps it. */
export const useJoined = (): Joined | undefined =>
  useLocation({
    select: ({ state: { joined } }) => (joined === 'registered' || joined === 'known' ? joined : undefined),
  })
