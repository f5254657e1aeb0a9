import type { RouterHistory } from '@tanstack/react-router'

/** Goes back by one entry. Resolves once the history is there, so that a navigation can take that entry's place. */
export const stepBack = (history: RouterHistory) =>
  new Promise<void>((resolve) => {
    const stop = history.subscribe(() => {
      stop()
      resolve()
    })
    history.back()
  })
