import { componentName, type ContractDocument, type Operation, type Parameter, type Schema } from '../read/document.ts'
import { mapValues } from '../read/schema.ts'
import { compareSchemas } from './compare-schemas.ts'
import type { Pair } from './pair.ts'
import { type Part, PARAMETER_PLACES } from './schema-change.ts'

/** Compares an operation's parameters, wherever they are sent, and its body. */
export function compareRequests(pair: Pair) {
  for (const place of PARAMETER_PLACES)
    compareParts(
      pair,
      place,
      parametersAs(pair.before, place, pair.sides.before),
      parametersAs(pair.after, place, pair.sides.after),
    )
  const [was, is] = [bodyOf(pair.before), bodyOf(pair.after)]
  if (was.type !== is.type)
    pair.tell({
      kind: 'body type',
      about: 'The body',
      words: `is now ${is.type ?? 'none'} (was ${was.type ?? 'none'})`,
      breaks: { app: true, servers: true },
    })
  else if (was.isRequired !== is.isRequired)
    pair.tell({
      kind: 'body required',
      about: 'The body',
      words: is.isRequired ? 'is now required (was optional)' : 'is now optional (was required)',
      breaks: is.isRequired ? { app: true } : { servers: true },
    })
  if (was.schema && is.schema) compareParts(pair, 'request', was.schema, is.schema)
  for (const field of new Set([...Object.keys(was.kinds), ...Object.keys(is.kinds)])) {
    const [before, after] = [was.kinds[field] ?? 'any', is.kinds[field] ?? 'any']
    if (before !== after) {
      const more = kindsIn(after).some((kind) => !kindsIn(before).includes(kind))
      const less = kindsIn(before).some((kind) => !kindsIn(after).includes(kind))
      pair.tell({
        kind: 'file kinds',
        about: `The kind of the file \`${field}\``,
        words: `is now ${after} (was ${before})`,
        breaks: { app: less, servers: more },
      })
    }
  }
}

const kindsIn = (kinds: string) => kinds.split(/,\s*/)

function compareParts({ sides, tellSchema }: Pair, part: Part, before: Schema, after: Schema) {
  const components = { before: withParameters(sides.before), after: withParameters(sides.after) }
  compareSchemas(before, after, { about: '', isShared: false, path: '', part, within: [] }, components, tellSchema)
}

/** Parameters that all operations share are compared as components of their own. */
const SHARED = 'parameter '

function withParameters({ components }: ContractDocument) {
  const shared = Object.values(components.parameters ?? {}).map((parameter) => [
    `${SHARED}${parameter.in} ${parameter.name}`,
    { properties: { [parameter.name]: { ...parameter.schema, description: parameter.description } } },
  ])
  return { ...components.schemas, ...Object.fromEntries(shared) }
}

/** The parameters of a place as one schema. Unknown ones are refused only in a query. */
function parametersAs(
  { parameters = [] }: Operation,
  place: (typeof PARAMETER_PLACES)[number],
  contract: ContractDocument,
): Schema {
  const found = parameters.flatMap((parameter): { parameter: Parameter; isShared: boolean }[] => {
    const shared = '$ref' in parameter ? contract.components.parameters[componentName(parameter.$ref)] : undefined
    const own = 'name' in parameter ? parameter : shared
    return own?.in === place ? [{ parameter: own, isShared: shared !== undefined }] : []
  })
  const own = found.filter(({ isShared }) => !isShared).map(({ parameter }) => parameter)
  return {
    allOf: found
      .filter(({ isShared }) => isShared)
      .map(({ parameter }) => ({ $ref: `#/components/schemas/${SHARED}${place} ${parameter.name}` })),
    properties: Object.fromEntries(
      own.map(({ name, schema, description }) => [name, { ...schema, ...(description && { description }) }]),
    ),
    required: found.filter(({ parameter }) => parameter.required).map(({ parameter }) => parameter.name),
    ...(place === 'query' && { additionalProperties: false }),
  }
}

function bodyOf({ requestBody }: Operation) {
  const [type, media] = Object.entries(requestBody?.content ?? {})[0] ?? []
  return {
    type,
    schema: media?.schema,
    isRequired: requestBody?.required ?? false,
    kinds: mapValues(media?.encoding ?? {}, ({ contentType }) => contentType),
  }
}
