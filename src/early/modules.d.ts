// What scripts/build/early/page-modules.ts gives to the early scripts of a page.

/** The screen of the page. */
declare module 'early:screen' {
  import type { EarlyRoute } from './runtime/tiny-router.ts'

  export const route: EarlyRoute
  /** Requires the session that the screen needs. */
  export const layout: EarlyRoute
  /** Whether it is drawn before the app has loaded. */
  export const isDrawn: boolean
}

/** An example of the contract, `example:<operation>/<name>`, by the path of its operation. */
declare module 'example:*' {
  const answers: Record<string, unknown>
  export default answers
}
