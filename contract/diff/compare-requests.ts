import { componentName, type ContractDocument, type Operation, type Parameter, type Schema } from '../read/document.ts'
import { mapValues } from '../read/schema.ts'
import { compareSchemas } from './compare-schemas.ts'
import type { Pair } from './pair.ts'
import { type Part, PARAMETER_PLACES } from './schema-change.ts'
import { tree } from './tree.ts'
import { listed, sharedParameterShown } from './words.ts'

/** Compares an operation's parameters, wherever they are sent, and its body. */
export function compareRequests(pair: Pair) {
  for (const place of PARAMETER_PLACES)
    compareParts(
      pair,
      place,
      parametersAs(pair.before, place, pair.sides.before),
      parametersAs(pair.after, place, pair.sides.after),
    )
  compareBodies(pair)
}

function compareBodies(pair: Pair) {
  const [was, is] = [pair.before.requestBody, pair.after.requestBody]
  const [before, after] = [typesOf(was), typesOf(is)]
  const both = before.filter((type) => after.includes(type))
  if (was && is && Boolean(was.required) !== Boolean(is.required))
    pair.tell({
      kind: 'body required',
      about: 'The body',
      words: is.required ? 'is now required (was optional)' : 'is now optional (was required)',
      breaks: is.required ? { app: true } : { servers: true },
    })
  // A media type beside one that stays is told as a part that no rule knows.
  if (both.length === 0 && before.length + after.length > 0)
    pair.tell({
      kind: 'body type',
      about: 'The body',
      words: `is now ${listed(after, 'or') || 'none'} (was ${listed(before, 'or') || 'none'})`,
      breaks: { app: before.length > 0 || Boolean(is?.required), servers: after.length > 0 || Boolean(was?.required) },
    })
  // One schema of the old and of the new type is compared all the same.
  const pairs = both.length > 0 ? both.map((type) => [type, type]) : [[before[0] ?? '', after[0] ?? '']]
  for (const [from = '', to = ''] of pairs) {
    const [old, now] = [was?.content[from], is?.content[to]]
    if (old?.schema && now?.schema) compareParts(pair, 'request', old.schema, now.schema)
    if (old && now) compareKinds(pair, old, now)
  }
}

const typesOf = (body: Operation['requestBody']) => Object.keys(body?.content ?? {})

type Media = NonNullable<Operation['requestBody']>['content'][string]

function compareKinds(pair: Pair, was: Media, is: Media) {
  const kindsOf = ({ encoding = {} }: Media) => mapValues(encoding, ({ contentType }) => contentType)
  const [before, after] = [kindsOf(was), kindsOf(is)]
  for (const field of new Set([...Object.keys(before), ...Object.keys(after)])) {
    const [old, now] = [kindsIn(before[field]), kindsIn(after[field])]
    const [more, less] = [now.some((kind) => !old.includes(kind)), old.some((kind) => !now.includes(kind))]
    if (more || less)
      pair.tell({
        kind: 'file kinds',
        about: `The kind of the file \`${field}\``,
        words: `is now ${now.join(', ')} (was ${old.join(', ')})`,
        breaks: { app: less, servers: more },
      })
  }
}

const kindsIn = (kinds = 'any') =>
  kinds
    .toLowerCase()
    .trim()
    .split(/\s*,\s*/)

function compareParts({ sides, tellSchema }: Pair, part: Part, before: Schema, after: Schema) {
  const components = { before: withParameters(sides.before), after: withParameters(sides.after) }
  compareSchemas(before, after, { about: '', isShared: false, path: '', part, within: [] }, components, tellSchema)
}

/** Parameters that all operations share are compared as components of their own. */
function withParameters(contract: ContractDocument) {
  const shared = sharedIn(contract).map((parameter) => [
    sharedParameterShown(parameter.in, parameter.name),
    { properties: { [parameter.name]: schemaOf(parameter) } },
  ])
  return { ...contract.components.schemas, ...Object.fromEntries(shared) }
}

/** Without those of which there are two with one name. */
function sharedIn({ components }: ContractDocument): Parameter[] {
  const all = Object.values(components.parameters)
  return all.filter((one) => all.every((other) => other === one || other.in !== one.in || other.name !== one.name))
}

/** Its value is said by a schema, or by that of its media type. */
const schemaOf = ({ schema, description, ...more }: Parameter): Schema => ({
  ...(schema ?? tree(Object.values(tree(tree(more)['content']))[0])['schema']),
  ...(description && { description }),
})

/** The parameters of a place as one schema. Unknown ones are refused only in a query. */
function parametersAs(
  { parameters = [] }: Operation,
  place: (typeof PARAMETER_PLACES)[number],
  contract: ContractDocument,
): Schema {
  const all = sharedIn(contract)
  const found = parameters.flatMap((parameter): { parameter: Parameter; isShared: boolean }[] => {
    const own = 'name' in parameter ? parameter : contract.components.parameters[componentName(parameter.$ref)]
    return own?.in === place ? [{ parameter: own, isShared: !('name' in parameter) && all.includes(own) }] : []
  })
  const own = found.filter(({ isShared }) => !isShared).map(({ parameter }) => parameter)
  return {
    allOf: found
      .filter(({ isShared }) => isShared)
      .map(({ parameter }) => ({ $ref: `#/components/schemas/${sharedParameterShown(place, parameter.name)}` })),
    properties: Object.fromEntries(own.map((parameter) => [parameter.name, schemaOf(parameter)])),
    required: found.filter(({ parameter }) => parameter.required).map(({ parameter }) => parameter.name),
    ...(place === 'query' && { additionalProperties: false }),
  }
}
