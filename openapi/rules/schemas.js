/** What a schema refers to, with its place, or the schema itself. */
export function follow({ schema, location }, resolve) {
  if (typeof schema?.$ref !== 'string') return { schema, location }
  const target = resolve(schema, location.source.absoluteRef)
  return follow({ schema: target.node, location: target.location }, resolve)
}

/** An object's properties with their places, those of the schemas that it is made of too. */
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
