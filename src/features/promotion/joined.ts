import { useLocation } from '@tanstack/react-router'

/** Why the download page was opened. Stored in the history and not in the address, where anybody could write it into a link. */
type Joined = 'registered' | 'known'

declare module '@tanstack/react-router' {
  interface HistoryState {
    joined?: Joined
  }
}

/** Undefined if the page was opened by its address. Survives a reload. */
export const useJoined = (): Joined | undefined =>
  useLocation({
    select: ({ state: { joined } }) => (joined === 'registered' || joined === 'known' ? joined : undefined),
  })
