import type { RouterHistory } from '@tanstack/react-router'

/** Goes back by one entry. Resolves once the history has moved, so that a navigation can replace that entry. */
export const stepBack = (history: RouterHistory) =>
  new Promise<void>((resolve) => {
    const stop = history.subscribe(() => {
      stop()
      resolve()
    })
    history.back()
  })
