import { env } from '../src/platform/env.ts'
import { currentParams } from '../src/platform/session/session.ts'
import { operations } from './contract.ts'
import { DEFAULT_SCENARIO } from './scenario.ts'

/** Makes Prism answer with the example in `?scenario=`, if the operation has it (else with its first example). */
export function preferExamples(): void {
  const fetch = globalThis.fetch
  globalThis.fetch = (input, init) => {
    const request = new Request(input, init)
    const path = new URL(request.url).pathname.slice(env.apiBase.length)
    const example = currentParams()['scenario'] ?? DEFAULT_SCENARIO
    const operation = operations.find((candidate) => candidate.path === path)
    // Prism answers 404 to an example name that the operation does not have.
    if (operation && Object.hasOwn(operation.examples, example)) request.headers.set('Prefer', `example=${example}`)
    return fetch(request)
  }
}
