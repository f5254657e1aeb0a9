const TOUCHES = ['pointerdown', 'keydown', 'scroll', 'focusin']

/** Resolves when the person first touches the page, presses a key, scrolls or moves the focus. */
export const firstTouch = (...others: string[]) =>
  new Promise<unknown>((resolve) => {
    for (const touch of [...TOUCHES, ...others]) addEventListener(touch, resolve, { once: true })
  })

/** The event of a page that shows its screen and has nothing else to do. It never comes on a metered connection. */
export const IDLE = 'idle'
