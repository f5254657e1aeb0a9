/** `x-main` names properties without which an object cannot be used, so an empty text is none of them. */
export function mainFacts() {
  return {
    Schema(schema, { report, location, resolve }) {
      const names = schema['x-main']
      if (names === undefined) return
      const place = location.child(['x-main'])
      if (!Array.isArray(names)) {
        report({ message: '`x-main` is a list of properties, `[]` where none is needed.', location: place })
        return
      }
      const properties = propertiesOf({ schema, location }, resolve)
      for (const [index, name] of names.entries()) {
        const property = properties[name]
        if (!property) report({ message: `There is no property \`${name}\`.`, location: place.child([index]) })
        else if (mayBeEmptyText(property, resolve))
          report({
            message: `\`${name}\` is a main fact: give its text a \`minLength\` of 1 or more.`,
            location: place.child([index]),
          })
      }
    },
  }
}

/** Each object that a success brings says which of its facts are main. */
export function mainDeclared() {
  const seen = new Set()
  return {
    SuccessOutcome({ schema }, { report, location, resolve }) {
      for (const found of objectsIn({ schema, location: location.child(['schema']) }, resolve, seen))
        if (found.schema['x-main'] === undefined)
          report({
            message: 'Say in `x-main` without which properties the object cannot be used, `[]` for none.',
            location: found.location,
          })
    },
  }
}

const typesOf = ({ type }) => [type ?? []].flat()
const isObject = (schema) => typesOf(schema).includes('object') || schema.properties !== undefined

/** Objects at a place and below it, each once, without those in conditions (`if`, `then`, `else`). */
function* objectsIn(place, resolve, seen) {
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

/** What a schema refers to, with its place, or the schema itself. */
function follow({ schema, location }, resolve) {
  if (typeof schema?.$ref !== 'string') return { schema, location }
  const target = resolve(schema, location.source.absoluteRef)
  return follow({ schema: target.node, location: target.location }, resolve)
}

/** An object's properties with their places, those of the schemas that it is made of too. */
function propertiesOf(place, resolve) {
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

function mayBeEmptyText(place, resolve) {
  const { schema, location } = follow(place, resolve)
  const beside = place.schema.minLength ?? schema?.minLength
  if (!schema || schema.enum || schema.const !== undefined || beside >= 1) return false
  if (schema.pattern !== undefined && !new RegExp(schema.pattern, 'u').test('')) return false
  if (typesOf(schema).length > 0) return typesOf(schema).includes('string')
  return ['oneOf', 'anyOf', 'allOf'].some((kind) =>
    (schema[kind] ?? []).some((part) => mayBeEmptyText({ schema: part, location }, resolve)),
  )
}
