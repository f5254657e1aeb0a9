/** The name under which a policy also takes texts that know nothing of policies, such as msw's address of its worker. */
export const WORKER_POLICY = 'default'

declare global {
  /** What TypeScript's own library does not know yet: https://www.w3.org/TR/trusted-types/ */
  var trustedTypes: { createPolicy: (name: string, rules: { createScriptURL: (url: string) => string }) => unknown }
}

/**
 * Lets this page register the world's worker, although its headers let no text become a script's address (deploy/headers.ts).
 * Every other address is refused, and so is a text for HTML or for a script.
 */
export function allowWorker(workerUrl: string) {
  // Not every engine has them.
  if (!('trustedTypes' in globalThis)) return
  globalThis.trustedTypes.createPolicy(WORKER_POLICY, {
    createScriptURL: (url) => {
      if (url !== workerUrl) throw new TypeError(`${url} is not the world's worker`)
      return url
    },
  })
}
