/** Resolves when the person first touches the page, presses a key or scrolls. */
export const firstTouch = () =>
  new Promise<unknown>((resolve) => {
    for (const touch of ['pointerdown', 'keydown', 'scroll']) addEventListener(touch, resolve, { once: true })
  })
