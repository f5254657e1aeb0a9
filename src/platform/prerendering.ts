// Not in TypeScript's types of the DOM: https://wicg.github.io/nav-speculation/prerendering.html
declare global {
  interface Document {
    readonly prerendering?: boolean
  }
}

/** Whether the browser prepares this page before anybody has opened it. */
export const isPrerendering = () => typeof document !== 'undefined' && document.prerendering === true

/** Ends once somebody opens the page. */
export const whenOpened = () =>
  new Promise<void>((resolve) => document.addEventListener('prerenderingchange', () => resolve(), { once: true }))
