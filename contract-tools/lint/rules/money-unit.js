import { objectsIn, typesIn } from './schemas.js'

const AMOUNT =
  /amount|money|fee(?!d)|principal|salary|income|price|cost|total(?!_?(count|page|item))|balance|penalty|charge|debt|interest(?!_?rate)|(^|_)due$|Due$|^range(Title)?$/i
const UNITS = ['minor', 'major', 'display']
/** The values of `x-reads-as` for an amount that is ready to be shown: it stays a text. */
const HINTS_OF_TEXTS = ['text', 'written']

/** Every amount says its unit: hundredths (`minor`), whole units (`major`), or a text ready to be shown (`display`). */
export function moneyUnit() {
  const check = (name, schema, { report, location, resolve }) => {
    const unit = schema['x-money'] ?? resolve(schema)?.node?.['x-money']
    if (unit === undefined && AMOUNT.test(name))
      report({ message: `\`${name}\` is an amount: say its unit with \`x-money\` (${UNITS.join(', ')}).`, location })
    if (unit !== undefined && !UNITS.includes(unit))
      report({ message: `\`x-money\` of \`${name}\` must be one of ${UNITS.join(', ')}.`, location })
  }
  const checkHint = (unit, hint, { report, location }) => {
    if (unit === undefined || hint === undefined || (unit === 'display' && HINTS_OF_TEXTS.includes(hint))) return
    report({
      message: `\`x-money: ${unit}\` already says how the value is read: read as ${hint} it would be no amount.`,
      location: location.child(['x-reads-as']),
    })
  }
  return {
    Schema(schema, { report, location }) {
      checkHint(schema['x-money'], schema['x-reads-as'], { report, location })
    },
    // Keywords beside a reference are merged with its target.
    ref(reference, { report, location }, { node }) {
      const [own, target] = [Object(reference), Object(node)]
      if (own['x-money'] !== undefined || own['x-reads-as'] !== undefined)
        checkHint(own['x-money'] ?? target['x-money'], own['x-reads-as'] ?? target['x-reads-as'], { report, location })
    },
    SchemaProperties: {
      enter(properties, { report, location, resolve }) {
        for (const [name, property] of Object.entries(properties))
          check(name, property, { report, location: location.child([name]), resolve })
      },
    },
    Parameter({ name, schema }, { report, location, resolve }) {
      if (schema) check(name, schema, { report, location: location.child(['schema']), resolve })
    },
  }
}

/**
 * Servers also send numbers as texts, so an amount in a reply allows both; an amount that is ready to be shown is a text
 * anyway.
 */
export function moneyInTexts() {
  const seen = new Set()
  return {
    SuccessOutcome({ schema }, { report, location, resolve }) {
      for (const found of objectsIn({ schema, location: location.child(['schema']) }, resolve, seen))
        for (const [name, property] of Object.entries(found.schema.properties ?? {})) {
          const source = found.location.source.absoluteRef
          const unit = property['x-money'] ?? resolve(property, source).node?.['x-money']
          if (unit !== undefined && !typesIn(property, resolve, source).includes('string'))
            report({
              message: `\`${name}\` is an amount in a reply, and servers send those as texts too: write \`$ref: repayment.yaml#/WholeAmount\`, or \`type: [integer, string]\` with a \`pattern\` of digits.`,
              location: found.location.child(['properties', name]),
            })
        }
    },
  }
}
