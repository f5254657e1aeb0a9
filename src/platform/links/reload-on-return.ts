/**
 * When the person comes back to this page from the engine's memory and its app did not start, loads it again. The failure may
 * come after the return.
 */
export const reloadOnReturn = (started: Promise<unknown>) =>
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted)
      started.catch(() => {
        // Offline, what is drawn would be lost.
        if (navigator.onLine) globalThis.location.reload()
      })
  })
