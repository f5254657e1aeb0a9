import { componentName, type ContractDocument, type Operation, type Parameter, type Schema } from '../read/document.ts'
import { ownOf } from '../read/schema.ts'
import { compareSchemas } from './compare-schemas.ts'
import { type Pair, spelledAs } from './pair.ts'
import { type Part, PARAMETER_PLACES, startOf } from './schema-change.ts'

/** Compares an operation's parameters, wherever they are sent, and its body. */
export function compareRequests(pair: Pair) {
  const { before, after, sides } = pair
  const now = parametersOf(after, sides.after)
  const headers = now.flatMap((one) => (one.in === 'header' ? one.name : []))
  const spelled = (one: Parameter): Parameter => ({ ...one, name: spelledAs(one.name, headers) })
  const old = parametersOf(before, sides.before).map((one) => (one.in === 'header' ? spelled(one) : one))
  for (const place of PARAMETER_PLACES) compareValues(pair, place, asSchema(old, place), asSchema(now, place))
  compareBodies(pair)
}

function compareValues({ sides, tellSchema }: Pair, part: Part, before: Schema, after: Schema) {
  const components = { before: sides.before.components.schemas, after: sides.after.components.schemas }
  compareSchemas(before, after, startOf(part), components, tellSchema)
}

const parametersOf = ({ parameters = [] }: Operation, { components }: ContractDocument) =>
  parameters.flatMap((one) => ('$ref' in one ? (ownOf(components.parameters, componentName(one.$ref)) ?? []) : one))

/** The parameters of a place as one schema. Unknown ones are refused only in a query. */
function asSchema(parameters: Parameter[], place: Parameter['in']): Schema {
  const own = parameters.filter((one) => one.in === place)
  const schemaOf = ({ name: _name, in: _in, required: _required, schema, ...said }: Parameter): Schema => ({
    ...schema,
    ...said,
  })
  return {
    properties: Object.fromEntries(own.map((one) => [one.name, schemaOf(one)])),
    required: own.flatMap(({ name, required }) => (required ? [name] : [])),
    additionalProperties: place !== 'query',
  }
}

/** A body has one media type; of several, the schema of the first is compared. */
const bodyOf = ({ requestBody }: Operation) => {
  const { content = {}, required } = requestBody ?? {}
  const [media] = Object.values(content)
  const type = Object.keys(content).join(' or ') || 'none'
  return { type, schema: media?.schema ?? {}, kinds: kindsOf(media?.encoding), isRequired: required }
}

type Encoding = Record<string, { contentType?: string }>
const kindsOf = (encoding: Encoding = {}): Record<string, string[]> =>
  Object.fromEntries(
    Object.entries(encoding).map(([field, { contentType = 'any' }]) => [field, contentType.trim().split(/\s*,\s*/)]),
  )

function compareBodies(pair: Pair) {
  const [was, is] = [bodyOf(pair.before), bodyOf(pair.after)]
  if (was.type !== is.type)
    pair.add({
      kind: 'body type',
      about: 'The body',
      words: `is now ${is.type} (was ${was.type})`,
      breaks: { app: true, servers: true },
    })
  if (was.type === 'none' || is.type === 'none') return
  if (Boolean(was.isRequired) !== Boolean(is.isRequired))
    pair.add({
      kind: 'body required',
      about: 'The body',
      words: is.isRequired ? 'is now required (was optional)' : 'is now optional (was required)',
      breaks: is.isRequired ? { app: true } : { servers: true },
    })
  compareValues(pair, 'request', was.schema, is.schema)
  for (const field of Object.keys({ ...was.kinds, ...is.kinds })) {
    const [old, now] = [ownOf(was.kinds, field) ?? ['any'], ownOf(is.kinds, field) ?? ['any']]
    const [more, less] = [now.some((kind) => !old.includes(kind)), old.some((kind) => !now.includes(kind))]
    if (more || less)
      pair.add({
        kind: 'file kinds',
        about: `The kind of the file \`${field}\``,
        words: `is now ${now.join(', ')} (was ${old.join(', ')})`,
        breaks: { app: less, servers: more },
      })
  }
}
