/** Puts the focus on the screen's heading, so that a screen reader begins there. */
export const focusHeading = () => document.querySelector('h1')?.focus({ preventScroll: true })
