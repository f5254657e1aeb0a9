import { createRequire } from 'node:module'
import type { CompatData, CompatStatement, Identifier } from '@mdn/browser-compat-data'
import type { Floor } from './floor.ts'

// Loaded as JSON in half a second; with an import, the engine would parse it as a module.
export const compat: CompatData = createRequire(import.meta.url)('@mdn/browser-compat-data')

/** The engines of a floor that lack a feature, as text; undefined if all have it, or if this is unknown. */
export function lackOf(feature: Identifier | undefined, floor: Floor): string | undefined {
  const statement = feature?.['__compat']
  if (!statement) return undefined
  const lacking = Object.entries(floor).flatMap(([engine, version]) => {
    const since = sinceOf(statement, engine)
    return since === undefined || isAtLeast(version, since) ? [] : `${engine} ${version} (${since || 'never'})`
  })
  return lacking.length > 0 ? lacking.join(', ') : undefined
}

/** The version in which an engine first had a feature without a prefix; empty if never, undefined if unknown. */
function sinceOf({ support }: CompatStatement, engine: string): string | undefined {
  const found = support[engine as keyof typeof support]
  if (found === undefined) return undefined
  const plain = [found].flat().filter(({ flags, prefix, alternative_name }) => !flags && !prefix && !alternative_name)
  for (const { version_added } of plain)
    if (typeof version_added === 'string') return version_added === 'preview' ? '' : version_added.replace('≤', '')
  return ''
}

function isAtLeast(version: string, since: string): boolean {
  if (since === '') return false
  const [have, need] = [version, since].map((text) => text.split('.').map(Number))
  for (const index of [0, 1, 2]) {
    const difference = (have?.[index] ?? 0) - (need?.[index] ?? 0)
    if (difference !== 0) return difference > 0
  }
  return true
}
