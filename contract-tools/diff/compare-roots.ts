import { KEYWORDS } from '../lint/rules/keywords.js'
import type { ContractDocument } from '../read/document.ts'
import { compareRest, type Difference } from './pair.ts'
import { listed } from './words.ts'

/** Compares the keys of the root, which concern all operations. */
export const compareRoots = (before: ContractDocument, after: ContractDocument): Difference[] => [
  ...compareNames(before, after),
  ...compareStatuses(before, after),
  ...compareServers(before, after),
  ...compareRest(before, after, COMPARED),
  ...compareRest(before.components, after.components, ['schemas', 'parameters', 'responses', 'examples']),
  ...compareRest(before['x-common-outcomes'], after['x-common-outcomes'], ['sessionEnded', 'busy', 'invalidRequest']),
]

/** Only the verifier reads these. Their values are reported as they stand. */
const TOLD = ['x-envelope', 'x-own-fields', 'x-others', 'x-repeated-fields']
const COMPARED = [...KEYWORDS.Root.filter((key) => !TOLD.includes(key)), 'x-generated']

const compareNames = ({ 'x-envelope-keys': old }: ContractDocument, { 'x-envelope-keys': now }: ContractDocument) =>
  Object.keys({ ...old, ...now }).flatMap((key): Difference[] => {
    const [was, is] = [old, now].map((keys) => new Map(Object.entries(keys)).get(key))
    const shown = (name?: string) => (name === undefined ? 'none' : `\`${name}\``)
    const words = `is now ${shown(is)} (was ${shown(was)})`
    const breaks = { app: true, servers: true }
    return was === is ? [] : [{ kind: 'x-envelope-keys', about: `The scrambled name of \`${key}\``, words, breaks }]
  })

/** The common outcomes that have an HTTP status. */
const STATUS_OUTCOMES = [
  ['sessionEnded', 'The status of an ended session'],
  ['busy', 'The status of a busy server'],
] as const

const compareStatuses = (before: ContractDocument, after: ContractDocument) =>
  STATUS_OUTCOMES.flatMap(([name, about]): Difference[] => {
    const [old, now] = [before['x-common-outcomes'][name], after['x-common-outcomes'][name]]
    const [was, is] = [old?.http ?? [], now?.http ?? []]
    const [more, less] = [is.some((one) => !was.includes(one)), was.some((one) => !is.includes(one))]
    const isOther = old && now && (old.meaning !== now.meaning || old.app !== now.app)
    const shown = (statuses: number[]) =>
      statuses.length > 0 ? `HTTP ${listed(statuses.map(String), 'or')}` : 'not said'
    const words: Difference[] = isOther ? [{ kind: 'words', about: name, words: '' }] : []
    if (!more && !less) return words
    // An older contract may not say it.
    const breaks = { app: old !== undefined && more, servers: less }
    return words.concat({ kind: name, about, words: `is now ${shown(is)} (was ${shown(was)})`, breaks })
  })

function compareServers(before: ContractDocument, after: ContractDocument): Difference[] {
  const [was, is] = [before, after].map(({ servers = [] }) => servers.map(({ url }) => url)) as [string[], string[]]
  if (was.join(' ') === is.join(' ')) return []
  const shown = (urls: string[]) => listed(urls.map((url) => `\`${url}\``)) || 'not said'
  const [about, verb] =
    was.length + is.length > 2 ? ['The addresses of the API', 'are'] : ['The address of the API', 'is']
  const words = `${verb} now ${shown(is)} (was ${shown(was)})`
  const isKept = was.some((one) => is.includes(one))
  return [
    { kind: 'servers', about, words, ...(isKept ? { isUnknown: true } : { breaks: { app: true, servers: true } }) },
  ]
}
