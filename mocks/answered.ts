import { appendFileSync } from 'node:fs'
import { operations } from './contract.ts'
import { marketOf } from './market.ts'
import { kindOf } from './outcome-of.ts'

/** Told of each answer of the world's server. */
export type OnAnswer = (request: Pick<Request, 'url' | 'method'>, response: Response) => Promise<void>

const byAddress = new Map(operations.map((operation) => [`${operation.method} ${operation.path}`, operation]))

/**
 * Writes to a file what the world was made to answer, a line for each kind: operation, outcome, envelope, market, and the
 * contract's example that it was, if it was one. Several servers may write to it.
 */
export function noteAnswers(file: string): OnAnswer {
  const noted = new Set<string>()
  return async ({ url, method }, response) => {
    const { pathname, searchParams } = new URL(url)
    const operation = byAddress.get(`${method.toLowerCase()} ${pathname}`)
    if (!operation || response.type === 'error') return
    const { outcome, envelope, example } = kindOf(operation, response.status, await response.text())
    const line = [operation.id, outcome, envelope, marketOf(Object.fromEntries(searchParams)), example].join('\t')
    if (noted.has(line)) return
    noted.add(line)
    appendFileSync(file, `${line}\n`)
  }
}
