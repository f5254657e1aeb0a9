import { randomUUID } from 'node:crypto'
import { appendFileSync, mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { operations } from './contract.ts'
import { marketOf } from './market.ts'
import { kindOf } from './outcome-of.ts'

/** Called for each answer of the world's server. */
export type OnAnswer = (request: Pick<Request, 'url' | 'method' | 'headers'>, response: Response) => Promise<void>

const byAddress = new Map(operations.map((operation) => [`${operation.method} ${operation.path}`, operation]))

/** The name of a new world for one journey, by its file name. */
export const worldOf = (journey: string) => `${journey}~${randomUUID()}`

/**
 * Writes to a file what the world answered, one line for each kind: operation, outcome, envelope, market, and the matching
 * example of the contract, if any; then the journey, and for how many milliseconds the journey continued after it. A journey
 * ends by requesting its world's violations: answers after that, while its page closes, depend on timing.
 */
export function noteAnswers(file: string): OnAnswer {
  mkdirSync(dirname(file), { recursive: true })
  const worlds = new Map<string, Map<string, number>>()
  return async ({ url, method, headers }, response) => {
    const { pathname, searchParams } = new URL(url)
    const world = headers.get('x-world') ?? ''
    if (pathname === '/__world/violations') {
      const [journey] = world.split('~')
      const lines = [...(worlds.get(world) ?? [])].map(([line, at]) => `${line}\t${journey}\t${Date.now() - at}\n`)
      worlds.delete(world)
      if (lines.length > 0) appendFileSync(file, lines.join(''))
      return
    }
    const operation = byAddress.get(`${method.toLowerCase()} ${pathname}`)
    if (!operation || response.type === 'error') return
    const at = Date.now()
    const { outcome, envelope, example } = kindOf(operation, response.status, await response.text())
    const line = [operation.id, outcome, envelope, marketOf(Object.fromEntries(searchParams)), example].join('\t')
    const noted = worlds.get(world) ?? new Map<string, number>()
    worlds.set(world, noted)
    if (!noted.has(line)) noted.set(line, at)
  }
}
