const AMOUNT = /amount|money|fee|principal|salary|price|balance|penalty|^range(Title)?$/i
const UNITS = ['minor', 'major', 'display']

/** Every amount says its unit: hundredths (`minor`), whole units (`major`), or a text ready to be shown (`display`). */
export function moneyUnit() {
  return {
    SchemaProperties: {
      enter(properties, { report, location, resolve }) {
        for (const [name, property] of Object.entries(properties)) {
          const unit = property['x-money'] ?? resolve(property)?.node?.['x-money']
          if (unit === undefined && AMOUNT.test(name))
            report({
              message: `\`${name}\` is an amount: say its unit with \`x-money\` (${UNITS.join(', ')}).`,
              location: location.child([name]),
            })
          if (unit !== undefined && !UNITS.includes(unit))
            report({
              message: `\`x-money\` of \`${name}\` must be one of ${UNITS.join(', ')}.`,
              location: location.child([name]),
            })
        }
      },
    },
  }
}
