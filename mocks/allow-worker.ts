/** The policy with this name also handles code that does not know about policies, such as msw when it registers its worker. */
export const WORKER_POLICY = 'default'

declare global {
  /** TypeScript's library does not include this yet: https://www.w3.org/TR/trusted-types/ */
  var trustedTypes: { createPolicy: (name: string, rules: { createScriptURL: (url: string) => string }) => unknown }
}

/**
 * Lets this page register the world's worker, although its headers forbid texts as script addresses (deploy/headers.ts).
 * Every other address is refused, and so is text for HTML or for a script.
 */
export function allowWorker(workerUrl: string) {
  // Not every engine supports them.
  if (!('trustedTypes' in globalThis)) return
  globalThis.trustedTypes.createPolicy(WORKER_POLICY, {
    createScriptURL: (url) => {
      if (url !== workerUrl) throw new TypeError(`${url} is not the world's worker`)
      return url
    },
  })
}
