import { follow, isObject, objectsIn, propertiesOf, typesOf } from './schemas.js'

/** `x-main` names the properties without which an object cannot be used. An empty text counts as missing. */
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
        else if (names.indexOf(name) < index)
          report({ message: `\`${name}\` is named twice.`, location: place.child([index]) })
        else if (isAlwaysThere(property, resolve))
          report({
            message: `\`${name}\` is never missing: a list, or a block without main facts, is read as an empty one.`,
            location: place.child([index]),
          })
        else if (mayBeEmptyText(property, resolve))
          report({
            message: `\`${name}\` is a main fact: give its text a \`minLength\` of 1 or more.`,
            location: place.child([index]),
          })
      }
    },
  }
}

/** Each object in a success says which of its properties are main. */
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

/** The generated readers always return a value for this, whatever the server sends. */
function isAlwaysThere(place, resolve) {
  const { schema, location } = follow(place, resolve)
  if (!schema) return false
  if (isObject(schema)) return schema['x-main']?.length === 0
  if (typesOf(schema).includes('array')) return true
  const options = (schema.anyOf ?? schema.oneOf ?? []).filter(({ type }) => type !== 'null')
  return options.length > 0 && options.every((option) => isAlwaysThere({ schema: option, location }, resolve))
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
