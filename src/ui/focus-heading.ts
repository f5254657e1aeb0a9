/** Focuses the screen's heading, so that a screen reader starts there. */
export const focusHeading = () => document.querySelector('h1')?.focus({ preventScroll: true })
