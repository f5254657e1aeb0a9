import type { ContractOperation } from './operations.ts'

const LONGEST = 200

/** Escapes a name as a part of a JSON pointer. */
export const pointerPart = (part: string) => part.replaceAll('~', '~0').replaceAll('/', '~1')

/** The place in the bundle where an outcome of an operation is declared. */
export function outcomePointer(
  { path, method, common }: Pick<ContractOperation, 'path' | 'method' | 'common'>,
  outcome: string,
): string {
  if (outcome === 'sessionEnded' || outcome === 'busy' || common.includes(outcome))
    return `#/x-common-outcomes/${pointerPart(outcome)}`
  const outcomes = `#/paths/${pointerPart(path)}/${method}/x-outcomes`
  if (outcome === 'other') return outcomes
  return outcome === 'success' ? `${outcomes}/success` : `${outcomes}/failures/${pointerPart(outcome)}`
}

/** The text in the bundle at a JSON pointer, on one line: the rule behind a finding. */
export function contractLine({ document }: { document: unknown }, pointer: string): string | undefined {
  if (pointer === '') return undefined
  const parts = pointer
    .split('/')
    .slice(1)
    .map((part) => decodeURIComponent(part).replaceAll('~1', '/').replaceAll('~0', '~'))
  const value = parts.reduce<unknown>((node, key) => Object(node)[key], document)
  if (value === undefined) return undefined
  const text = `${parts.at(-1) ?? ''}: ${wordsOf(value)}`
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text
}

/** An outcome as its code and meaning, anything else as written. */
function wordsOf(value: unknown): string {
  const { meaning, description, code, http } = Object(value)
  const words = meaning ?? description
  if (typeof words !== 'string' || (code === undefined && http === undefined)) return JSON.stringify(value)
  const wire = Array.isArray(http) ? `HTTP ${http.join(' or ')}` : `code ${codeWords(code)}`
  return `${wire}. ${words.replaceAll(/\s+/g, ' ').trim()}`
}

const codeWords = (code: unknown) =>
  code === 'zero'
    ? "0, '0' or '00'"
    : [code]
        .flat()
        .map((one) => `'${String(one)}'`)
        .join(' or ')
