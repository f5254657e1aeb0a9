/** 2^53 - 1: JSON readers in many languages silently change a larger whole number. */
const LARGEST = Number.MAX_SAFE_INTEGER
const ID = /^(id|.*(Id|_id|No|_no|Num|_num|Number))$/
/** Ids that exceed 2^53 in some systems. */
const LONG_ID = /^(order|product|user)(Id|_id|No|_no|Num|_num|Number)$/

const typesOf = ({ type }) => [type ?? []].flat()
const mayBeNumber = (schema) => typesOf(schema).some((type) => type === 'integer' || type === 'number')

/** Every number has a maximum that every reader can hold, or lists its values. */
export function boundedNumbers() {
  return {
    Schema(schema, { report, location }) {
      if (!mayBeNumber(schema) || schema.enum || schema.const !== undefined) return
      if (!(schema.maximum <= LARGEST))
        report({
          message: `Give the number a \`maximum\`, at most ${LARGEST}: larger ones are silently changed.`,
          location,
        })
    },
  }
}

/** Ids declare their type. Ids of orders, products and users are texts, because they may be too long for a number. */
export function idsInTexts() {
  const check = (name, schema, { report, location }) => {
    if (!ID.test(name) || !schema) return
    if (typesOf(schema).length === 0 && !schema.enum && schema.const === undefined)
      report({ message: `\`${name}\` is an id: say its \`type\`.`, location })
    else if (LONG_ID.test(name) && mayBeNumber(schema))
      report({ message: `\`${name}\` may be longer than 2^53: let it be a text only.`, location })
  }
  return {
    SchemaProperties(properties, { report, location, resolve }) {
      for (const [name, property] of Object.entries(properties))
        check(name, resolve(property).node ?? property, { report, location: location.child([name]) })
    },
    Parameter({ name, schema }, { report, location, resolve }) {
      check(name, schema && (resolve(schema).node ?? schema), { report, location: location.child(['schema']) })
    },
  }
}
