/** When the person comes back to this page from the engine's memory, loads it again: it could not start. */
export const reloadOnReturn = () =>
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) globalThis.location.reload()
  })
