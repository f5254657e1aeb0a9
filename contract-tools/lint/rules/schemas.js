/** The target of a schema's reference with its place, or the schema itself. */
export function follow({ schema, location }, resolve) {
  if (typeof schema?.$ref !== 'string') return { schema, location }
  const target = resolve(schema, location.source.absoluteRef)
  return follow({ schema: target.node, location: target.location }, resolve)
}

/** An object's properties with their places, including those of its `allOf` parts. */
export function propertiesOf(place, resolve) {
  const { schema, location } = follow(place, resolve)
  const parts = ['allOf', 'oneOf', 'anyOf'].flatMap((kind) =>
    (schema?.[kind] ?? []).map((part, index) => ({ schema: part, location: location.child([kind, index]) })),
  )
  const own = Object.entries(schema?.properties ?? {}).map(([name, property]) => [
    name,
    { schema: property, location: location.child(['properties', name]) },
  ])
  return Object.assign({}, ...parts.map((part) => propertiesOf(part, resolve)), Object.fromEntries(own))
}

export const typesOf = ({ type }) => [type ?? []].flat()
export const isObject = (schema) => typesOf(schema).includes('object') || schema.properties !== undefined

/** Objects at a place and below it, each once, except those in conditions (`if`, `then`, `else`). */
export function* objectsIn(place, resolve, seen) {
  const { schema, location } = follow(place, resolve)
  if (!schema || seen.has(schema)) return
  seen.add(schema)
  if (isObject(schema)) yield { schema, location }
  const child = (...keys) => ({
    schema: keys.reduce((node, key) => node?.[key], schema),
    location: location.child(keys),
  })
  const below = [
    ...Object.keys(schema.properties ?? {}).map((name) => child('properties', name)),
    ...['allOf', 'oneOf', 'anyOf'].flatMap((kind) => (schema[kind] ?? []).map((_part, index) => child(kind, index))),
    child('items'),
    child('additionalProperties'),
  ]
  for (const next of below) if (typeof next.schema === 'object') yield* objectsIn(next, resolve, seen)
}

/** The types that a schema allows: by itself, by what it refers to, by its alternatives and by its parts, which all have to agree. */
export function typesIn({ $ref, type, enum: values = [], oneOf = [], anyOf = [], allOf = [] }, resolve, source) {
  const target = typeof $ref === 'string' ? resolve({ $ref }, source) : undefined
  const typesOfPart = (part) => typesIn(part, resolve, source)
  const limits = [
    type ? [type].flat() : values.map((value) => (typeof value === 'number' ? 'integer' : typeof value)),
    target?.node ? typesIn(target.node, resolve, target.location.source.absoluteRef) : [],
    [...oneOf, ...anyOf].flatMap(typesOfPart),
    ...allOf.map(typesOfPart),
  ].filter((types) => types.length > 0)
  return (limits[0] ?? []).filter((found) => limits.every((types) => types.includes(found)))
}
