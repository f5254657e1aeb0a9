import { type ContractDocument, METHODS, type Operation, type Parameter } from '../read/document.ts'
import { isSchema } from '../read/schema.ts'
import type { Pair, Told } from './pair.ts'
import { isWords } from './shape.ts'
import { shortly } from './words.ts'

type Tree = Record<string, unknown>
const tree = (value: unknown): Tree => (isSchema(value) ? value : {})

/** Parts of an operation that other rules compare, and those that only people and tests read. */
const KNOWN_OF_OPERATION =
  'operationId x-session x-effect x-screens x-outcomes parameters requestBody responses deprecated tags externalDocs x-request x-given'.split(
    ' ',
  )
const KNOWN_OF_PARAMETER = ['name', 'in', 'schema', 'required']
const KNOWN_OF_ROOT =
  'openapi info servers tags externalDocs paths components x-envelope-keys x-generated x-common-outcomes'.split(' ')

/** Tells each difference of an operation that no other rule compares, so that nothing changes in silence. */
export function compareRest({ before, after, sides, tell }: Pair) {
  const told = derivedFromTold(before, after, sides)
  const was = inlined(restOfOperation(before, sides.before), sides.before)
  const is = inlined(restOfOperation(after, sides.after), sides.after)
  for (const difference of differencesOf(was, is))
    if (!told(difference.path)) tell(lookAt(difference, partShown(difference.path)))
}

/** The same for what stands beside the operations. */
export function compareRoots(before: ContractDocument, after: ContractDocument): Told[] {
  return differencesOf(restOfRoot(before), restOfRoot(after)).map((difference) =>
    lookAt(difference, `\`${difference.path.join('.')}\``),
  )
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

/** A parameter is known by its place and its name. */
const placeOf = ({ in: place, name }: Tree) => `${String(place)} ${String(name)}`

function restOfOperation(operation: Operation, contract: ContractDocument): Tree {
  const { parameters = [], requestBody, responses } = operation
  return {
    ...without(operation, KNOWN_OF_OPERATION),
    parameters: Object.fromEntries(
      parameters.map((one) => {
        const parameter = tree(resolved(one, contract))
        return [placeOf(parameter), defaultsLeftOut(without(parameter, KNOWN_OF_PARAMETER), parameter['in'])]
      }),
    ),
    body: restOfBody(tree(resolved(requestBody, contract))),
    responses: Object.fromEntries(
      Object.entries(responses ?? {}).map(([status, reply]) => [
        status,
        restOfReply(status, resolved(reply, contract)),
      ]),
    ),
  }
}

/** Without the first media type's schema and the kinds of its files. */
function restOfBody({ required: _compared, content, ...rest }: Tree): Tree {
  const media = Object.entries(tree(content)).map(([type, one], index) => {
    const { schema, encoding, ...others } = tree(one)
    const kept = Object.entries(tree(encoding)).map(([field, how]) => [field, without(tree(how), ['contentType'])])
    return [type, { ...others, ...(index > 0 && { schema }), encoding: Object.fromEntries(kept) }] as const
  })
  const [first, ...more] = media
  return { ...rest, ...tree(first?.[1]), more: Object.fromEntries(more) }
}

/** The JSON of a 200 is made of the outcomes, and its pictures are compared as such. */
function restOfReply(status: string, reply: unknown): unknown {
  const { content, ...rest } = tree(reply)
  const isKnown = (type: string) => status === '200' && (type === 'application/json' || type.startsWith('image/'))
  return { ...rest, content: Object.fromEntries(Object.entries(tree(content)).filter(([type]) => !isKnown(type))) }
}

function restOfRoot(contract: ContractDocument): Tree {
  const {
    schemas: _schemas,
    parameters: _parameters,
    responses: _responses,
    examples: _examples,
    ...components
  } = tree(contract.components)
  const items = Object.entries(contract.paths).map(([path, item]) => [path, without(item, [...METHODS, 'parameters'])])
  return { ...without(contract, KNOWN_OF_ROOT), components, paths: Object.fromEntries(items) }
}

/** What a reference leads to, in this document. */
function resolved(value: unknown, contract: ContractDocument): unknown {
  const { $ref } = tree(value)
  if (typeof $ref !== 'string' || !$ref.startsWith('#/')) return value
  const steps = $ref.slice(2).split('/')
  return steps.reduce<unknown>((at, step) => tree(at)[step.replaceAll('~1', '/').replaceAll('~0', '~')], contract)
}

/** With the schemas in the place of their references, as far as they do not hold themselves. */
function inlined(value: unknown, contract: ContractDocument, within: unknown[] = []): unknown {
  if (Array.isArray(value)) return value.map((one) => inlined(one, contract, within))
  if (!isSchema(value)) return value
  const { $ref, ...beside } = value
  if (typeof $ref === 'string') {
    const schema = tree(resolved(value, contract))
    return within.includes(schema)
      ? { $ref: `${within.length - within.indexOf(schema)} up` }
      : inlined({ ...schema, ...beside }, contract, [...within, schema])
  }
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, inlined(one, contract, within)]))
}

const DEFAULTS: Record<string, unknown> = { deprecated: false, allowReserved: false, allowEmptyValue: false }

/** https://spec.openapis.org/oas/v3.1.1.html#parameter-style */
function defaultsLeftOut(parameter: Tree, place: unknown): Tree {
  const usual = place === 'query' || place === 'cookie' ? 'form' : 'simple'
  const { style = usual, explode = style === 'form', ...others } = parameter
  return {
    ...Object.fromEntries(Object.entries(others).filter(([key, value]) => DEFAULTS[key] !== value)),
    ...(style !== usual && { style }),
    ...(explode !== (style === 'form') && { explode }),
  }
}

const without = (value: object, keys: readonly string[]): Tree =>
  Object.fromEntries(Object.entries(value).filter(([key]) => !keys.includes(key)))

interface Difference {
  path: string[]
  was: unknown
  is: unknown
}

/** The places at which two values differ, as high up as one side has nothing. Words are left out. */
function differencesOf(was: unknown, is: unknown, path: string[] = []): Difference[] {
  if (isSchema(was) && isSchema(is))
    return [...new Set([...Object.keys(was), ...Object.keys(is)])].flatMap((key) =>
      isForPeople(key, was[key] ?? is[key], path) ? [] : differencesOf(was[key], is[key], [...path, key]),
    )
  const isDeclared = isEntry(path) && (was === undefined) !== (is === undefined)
  return written(was) === written(is) && !isDeclared ? [] : [{ path, was, is }]
}

/** Words, and examples of any form; not a field that has such a name. */
const isForPeople = (key: string, value: unknown, path: string[]) =>
  isWords(key) && path.at(-1) !== 'properties' && (typeof value !== 'object' || key.startsWith('example'))

/** A status, or a media type of one: it says something although nothing stands in it. */
const isEntry = ([first, , third, ...others]: string[]) =>
  first === 'responses' && (third === undefined || (third === 'content' && others.length === 1))

/** An empty object says no more than none. */
function written(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(written).join()}]`
  if (!isSchema(value)) return JSON.stringify(value) ?? ''
  const entries = Object.entries(value)
    .filter(([key, one]) => !(isWords(key) && typeof one !== 'object'))
    .map(([key, one]) => `${JSON.stringify(key)}:${written(one)}`)
    .filter((entry) => !entry.endsWith(':'))
  return entries.length > 0 ? `{${entries.toSorted().join()}}` : ''
}

function partShown([first = '', second, ...others]: string[]): string {
  const rest = others.map((name) => `\`${name}\``).join(' of ')
  if (first === 'parameters') {
    const [place, ...name] = String(second).split(' ')
    return `${rest && `${rest} of `}the parameter \`${name.join(' ')}\` (${place})`
  }
  return `\`${[first, second, ...others].filter((name) => name !== undefined).join('.')}\``
}

function lookAt({ was, is }: Difference, about: string): Told {
  const said = (value: unknown, before = '') => (written(value) === '' ? '' : ` (${before}\`${shortly(value)}\`)`)
  const words =
    was === undefined
      ? `is new${said(is)}`
      : is === undefined
        ? `is removed${said(was, 'was ')}`
        : `is now \`${shortly(is)}\`${said(was, 'was ')}`
  return {
    kind: was === undefined ? 'rest added' : is === undefined ? 'rest removed' : 'rest',
    about,
    words,
    isUnknown: true,
  }
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
