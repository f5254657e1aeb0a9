import { type ContractDocument, METHODS } from '../read/document.ts'
import { placesIn } from './align.ts'
import { differencesOf, lookAt } from './differences.ts'
import type { Told } from './pair.ts'
import { inlined, mapTree, resolved, tree, type Tree, without } from './tree.ts'
import { fromTheDifference, listed } from './words.ts'

const KNOWN =
  'openapi info servers tags externalDocs security paths components x-envelope-keys x-generated x-common-outcomes'.split(
    ' ',
  )
/** What references lead to is compared where they stand. */
const REFERENCED =
  'schemas parameters responses examples requestBodies headers links callbacks pathItems x-generated'.split(' ')
/** Lists of parameters that are added to operations. */
const LISTS = ['x-session-parameters', 'x-session-headers', 'x-headers-of-every-call']
const KNOWN_OF_STATUS = ['http', 'meaning', 'app']
const KNOWN_OF_FAILURE = ['code', 'meaning', 'app', 'message', 'final']

/** Tells each difference of what stands beside the operations, that no other rule compares. */
export function compareRoots(before: ContractDocument, after: ContractDocument): Told[] {
  return [
    ...differencesOf(inlined(restOf(before), before), inlined(restOf(after), after)).map((difference) =>
      lookAt(difference, `\`${difference.path.join('.')}\``),
    ),
    ...compareServers(before, after),
    ...commonWords(before, after),
  ]
}

function restOf(contract: ContractDocument): Tree {
  const { sessionEnded, busy, invalidRequest, ...others } = tree(contract['x-common-outcomes'])
  const parameter = (one: unknown) => {
    const { in: place, name } = tree(resolved(one, contract))
    return `${String(name)} (${String(place)})`
  }
  const lists = LISTS.map((key) => [key, tree(contract)[key]] as const)
  const items = Object.entries(contract.paths).map(([path, item]) => [
    placesIn(path),
    without(item, [...METHODS, 'parameters']),
  ])
  return {
    ...without(contract, KNOWN),
    ...Object.fromEntries(lists.map(([key, list]) => [key, Array.isArray(list) ? list.map(parameter) : list])),
    ...('x-idempotency-header' in contract && { 'x-idempotency-header': parameter(contract['x-idempotency-header']) }),
    'x-common-outcomes': {
      ...mapTree(others, (one) => one),
      sessionEnded: without(tree(sessionEnded), KNOWN_OF_STATUS),
      busy: without(tree(busy), KNOWN_OF_STATUS),
      invalidRequest: without(tree(invalidRequest), KNOWN_OF_FAILURE),
    },
    components: without(tree(contract.components), REFERENCED),
    paths: Object.fromEntries(items),
  }
}

/** What the statuses of all operations mean. */
function commonWords(before: ContractDocument, after: ContractDocument): Told[] {
  const said = (contract: ContractDocument, name: string) => {
    const { meaning, app } = tree(tree(contract['x-common-outcomes'])[name])
    return meaning === undefined ? undefined : JSON.stringify([meaning, app])
  }
  return ['sessionEnded', 'busy'].flatMap((name): Told[] => {
    const [was, is] = [said(before, name), said(after, name)]
    return was === undefined || is === undefined || was === is ? [] : [{ kind: 'words', about: name, words: '' }]
  })
}

interface Server {
  url: string
  variables?: Record<string, unknown>
}

/** https://spec.openapis.org/oas/v3.1.1.html#openapi-object: without any, the API is where the contract is. */
const serversOf = ({ servers = [] }: ContractDocument): Server[] => (servers.length > 0 ? servers : [{ url: '/' }])

/** A server without the names of its variables, which are not sent. */
const identity = ({ url, variables }: Server) =>
  JSON.stringify([
    placesIn(url),
    ...[...url.matchAll(/\{([^}]*)\}/g)].map(([, name = '']) => {
      const { default: usual, enum: values } = tree(tree(variables)[name])
      return [usual, Array.isArray(values) ? values.map(String).toSorted() : null]
    }),
  ])

function compareServers(before: ContractDocument, after: ContractDocument): Told[] {
  const [old, now] = [serversOf(before), serversOf(after)]
  const [was, is] = [old.map(identity), now.map(identity)]
  if (was.join() === is.join()) return []
  const about = now.length > 1 || old.length > 1 ? 'The addresses of the API' : 'The address of the API'
  const isAll = was.every((one) => is.includes(one)) && is.every((one) => was.includes(one))
  const urls = (servers: Server[]) => listed(servers.map(({ url }) => `\`${url}\``))
  if (isAll)
    return [
      {
        kind: 'servers',
        about,
        words: `now begin with ${urls(now.slice(0, 1))} (was ${urls(old.slice(0, 1))})`,
        isUnknown: true,
      },
    ]
  const isKept = was.some((one) => is.includes(one)) || old.some(({ url }) => now.some((one) => one.url === url))
  const [from, to] = urls(old) === urls(now) ? withVariables(old, now) : [urls(old), urls(now)]
  const words = `${about.includes('addresses') ? 'are' : 'is'} now ${to} (was ${from})`
  return [
    { kind: 'servers', about, words, ...(isKept ? { isUnknown: true } : { breaks: { app: true, servers: true } }) },
  ]
}

function withVariables(old: Server[], now: Server[]): [string, string] {
  const text = (servers: Server[]) =>
    JSON.stringify(servers.map(({ url, variables }) => ({ url, ...(variables && { variables }) })))
  const [was, is] = fromTheDifference(text(old), text(now))
  return [`\`${was}\``, `\`${is}\``]
}
