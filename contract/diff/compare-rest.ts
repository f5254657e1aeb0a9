import type { ContractDocument, Operation, Parameter } from '../read/document.ts'
import type { Pair } from './pair.ts'
import { differencesOf, lookAt } from './differences.ts'
import { inlined, mapTree, resolved, tree, type Tree, without } from './tree.ts'

/** Parts of an operation that other rules compare, and those that only people and tests read. */
const KNOWN_OF_OPERATION =
  'operationId x-session x-effect x-screens x-outcomes parameters requestBody responses deprecated tags externalDocs x-request x-given'.split(
    ' ',
  )
const KNOWN_OF_PARAMETER = ['name', 'in', 'schema', 'required']
const KNOWN_OF_FAILURE = ['code', 'meaning', 'app', 'message', 'final', 'x-request', 'x-given']
const KNOWN_OF_SUCCESS = ['code', 'payload', 'description', 'schema']

/** Tells each difference of an operation that no other rule compares, so that nothing changes in silence. */
export function compareRest({ before, after, sides, tell }: Pair) {
  const told = derivedFromTold(before, after, sides)
  const was = tree(inlined(restOfOperation(before, sides.before), sides.before))
  const is = tree(inlined(restOfOperation(after, sides.after), sides.after))
  // What is new or gone as a whole is told as that.
  for (const part of ['parameters', 'body', 'failures'])
    [was[part], is[part]] = part === 'body' ? withBoth(was[part], is[part]) : inBoth(tree(was[part]), tree(is[part]))
  for (const difference of differencesOf(was, is))
    if (!told(difference.path)) tell(lookAt(difference, partShown(difference.path)))
}

/** What follows from the session, or from the statuses of all operations, is told as that. */
function derivedFromTold(before: Operation, after: Operation, sides: Pair['sides']) {
  const statuses = (contract: ContractDocument, name: 'sessionEnded' | 'busy') =>
    (contract['x-common-outcomes']?.[name]?.http ?? []).map(String)
  const isOtherSession = before['x-session'] !== after['x-session']
  const derived = new Set<string>()
  for (const name of ['sessionEnded', 'busy'] as const) {
    const [was, is] = [statuses(sides.before, name), statuses(sides.after, name)]
    const isTold = (name === 'sessionEnded' && isOtherSession) || was.join() !== is.join()
    if (isTold) for (const status of was.concat(is)) derived.add(status)
  }
  return ([key, status = '']: string[]) =>
    (key === 'security' && isOtherSession) || (key === 'responses' && derived.has(status))
}

const inBoth = (one: Tree, other: Tree): [Tree, Tree] => [
  without(
    one,
    Object.keys(one).filter((key) => !(key in other)),
  ),
  without(
    other,
    Object.keys(other).filter((key) => !(key in one)),
  ),
]

/** The media types of a body that are there on one side only are told if another is there on both. An only one has no name. */
function withBoth(one: unknown, other: unknown): [unknown, unknown] {
  const [was, is] = [tree(tree(one)['more']), tree(tree(other)['more'])]
  const [first, ...more] = new Set([...Object.keys(was), ...Object.keys(is)])
  if (!Object.keys(was).some((type) => type in is)) return [{}, {}]
  if (first === undefined || more.length > 0) return [one, other]
  const hoisted = (body: unknown) => ({ ...without(tree(body), ['more']), ...tree(tree(tree(body)['more'])[first]) })
  return [hoisted(one), hoisted(other)]
}

/** A parameter is known by its place and its name. */
const placeOf = ({ in: place, name }: Tree) => `${String(place)} ${String(name)}`

function restOfOperation(operation: Operation, contract: ContractDocument): Tree {
  const { parameters = [], requestBody, responses, 'x-outcomes': outcomes } = operation
  const { success, failures, other, ...more } = outcomes
  const { code } = success
  return {
    ...without(operation, KNOWN_OF_OPERATION),
    parameters: Object.fromEntries(
      parameters.map((one) => {
        const parameter = tree(resolved(one, contract))
        return [placeOf(parameter), restOfParameter(parameter)]
      }),
    ),
    body: restOfBody(tree(requestBody)),
    'x-outcomes': { ...more, success: without(success, KNOWN_OF_SUCCESS), other: without(other ?? {}, ['app']) },
    failures: mapTree(failures, (failure) => without(tree(failure), KNOWN_OF_FAILURE)),
    responses: mapTree(responses, (reply, status) => restOfReply(status, reply, code === 'image')),
  }
}

/** Without the schemas and the kinds of files, which are compared. */
function restOfBody({ required: _compared, content, ...rest }: Tree): Tree {
  const more = mapTree(content, (one) => {
    const { schema: _schema, encoding, ...others } = tree(one)
    return { ...others, encoding: mapTree(encoding, (how) => without(tree(how), ['contentType'])) }
  })
  return { ...rest, more }
}

/** The JSON of a 200 is made of the outcomes, and its pictures are compared as such. */
function restOfReply(status: string, reply: unknown, isPicture: boolean): unknown {
  const { content, ...rest } = tree(reply)
  if (status !== '200') return { ...rest, content }
  const media = Object.entries(tree(content)).flatMap(([type, one]): [string, unknown][] => {
    if (type.startsWith('image/')) return isPicture ? [] : [[type, one]]
    if (type !== 'application/json') return [[type, one]]
    const { schema, ...others } = tree(one)
    const { oneOf, ...beside } = tree(schema)
    const isMade = Array.isArray(oneOf) && oneOf.every((branch) => tree(branch)['title'] !== undefined)
    return [[type, { ...others, schema: isMade ? beside : schema }]]
  })
  return { ...rest, content: Object.fromEntries(media) }
}

/** https://spec.openapis.org/oas/v3.1.1.html#parameter-style */
function restOfParameter({ in: place, ...parameter }: Tree): Tree {
  const usual = place === 'query' || place === 'cookie' ? 'form' : 'simple'
  const { style = usual, explode = style === 'form', content, ...others } = without(parameter, KNOWN_OF_PARAMETER)
  return {
    ...others,
    content: mapTree(content, (media) => without(tree(media), ['schema'])),
    ...(style !== usual && { style }),
    ...(explode !== (style === 'form') && { explode }),
  }
}

function partShown([first = '', second, ...others]: string[]): string {
  if (first === 'failures')
    return partShown(['x-outcomes', first, ...(second === undefined ? [] : [second]), ...others])
  const rest = others.length > 0 ? `\`${others.join('.')}\`` : ''
  if (first === 'parameters') {
    const [place, ...name] = String(second).split(' ')
    return `${rest && `${rest} of `}the parameter \`${name.join(' ')}\` (${place})`
  }
  return `\`${[first, second, ...others].filter((name) => name !== undefined).join('.')}\``
}

/** An operation together with the parameters of its path, which its own of the same name and place replace. */
export function withPathParameters(operation: Operation, item: object, contract: ContractDocument): Operation {
  const shared: unknown = tree(item)['parameters']
  if (!Array.isArray(shared) || shared.length === 0) return operation
  const own = operation.parameters ?? []
  const places = new Set(own.map((one) => placeOf(tree(resolved(one, contract)))))
  // OpenAPI has parameters in both places: https://spec.openapis.org/oas/v3.1.1.html#path-item-object
  const more = shared.filter((one) => !places.has(placeOf(tree(resolved(one, contract))))) as (
    | Parameter
    | { $ref: string }
  )[]
  return { ...operation, parameters: [...own, ...more] }
}
