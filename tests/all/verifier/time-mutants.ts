import { setTimeout as wait } from 'node:timers/promises'
import { operations } from '../../../mocks/contract.ts'
import { changeReplies, type Mutant } from './mutant.ts'

/** Milliseconds: the limit for being late, the timeout, and the delay of a slow server. */
export const TIMES = { limit: 150, patience: 400, slow: 250 }

/** Node's error for a broken connection. */
const BROKEN = new TypeError('fetch failed', { cause: { code: 'ECONNRESET' } })

export const timeMutants: Mutant[] = operations.flatMap((operation) => {
  const mutant = (what: string, make: Mutant['make']): Mutant => ({
    family: 'time',
    name: `${operation.id}: ${what}`,
    operation: operation.id,
    outcome: 'success',
    make,
  })
  const late = (what: string, make: Mutant['make']): Mutant => ({ ...mutant(what, make), isLate: true })
  return [
    [
      late('slow', (world) => async (request) => {
        await wait(TIMES.slow)
        return world(request)
      }),
      late('hangs', () => () => new Promise(() => {})),
      mutant('breaks the connection', () => () => Promise.reject(BROKEN)),
    ],
    [500, 502, 503].map((status) =>
      mutant(
        `HTTP ${status}`,
        changeReplies(operation, undefined, ({ text }) => new Response(text, { status })),
      ),
    ),
  ].flat()
})
