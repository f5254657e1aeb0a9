const AMOUNT =
  /amount|money|fee(?!d)|principal|salary|income|price|cost|total(?!_?(count|page|item))|balance|penalty|charge|debt|interest(?!_?rate)|(^|_)due$|Due$|^range(Title)?$/i
const UNITS = ['minor', 'major', 'display']

/** Every amount says its unit: hundredths (`minor`), whole units (`major`), or a text ready to be shown (`display`). */
export function moneyUnit() {
  const check = (name, schema, { report, location, resolve }) => {
    const unit = schema['x-money'] ?? resolve(schema)?.node?.['x-money']
    if (unit === undefined && AMOUNT.test(name))
      report({ message: `\`${name}\` is an amount: say its unit with \`x-money\` (${UNITS.join(', ')}).`, location })
    if (unit !== undefined && !UNITS.includes(unit))
      report({ message: `\`x-money\` of \`${name}\` must be one of ${UNITS.join(', ')}.`, location })
  }
  return {
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
