import type { RouterHistory } from '@tanstack/react-router'
import { beginLeaving } from './links/reload-once.ts'

/**
 * Goes back by one entry, which may be another document. Resolves once the history has moved within this one, so that a
 * navigation can replace that entry.
 */
export const stepBack = (history: RouterHistory) =>
  new Promise<void>((resolve) => {
    const stop = history.subscribe(() => {
      stop()
      resolve()
    })
    beginLeaving()
    history.back()
  })
