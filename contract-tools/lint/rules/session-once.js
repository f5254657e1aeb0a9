/** Session parameters are declared once for the whole contract. The bundle adds them to every operation. */
export function sessionOnce() {
  let names = []
  return {
    Root: {
      enter(root, { resolve }) {
        names = (root['x-session-parameters'] ?? []).map((parameter) => nameOf(parameter, resolve))
      },
    },
    Operation(operation, { report, location, resolve }) {
      for (const [index, parameter] of (operation.parameters ?? []).entries()) {
        const { name, in: place } = resolve(parameter).node ?? parameter
        // A header may have the name of a session parameter: the card repayment's calls carry them twice.
        if (place === 'query' && names.includes(name))
          report({
            message: `\`${name}\` is a session parameter: the bundle adds it, no operation declares it.`,
            location: location.child(['parameters', index]),
          })
      }
    },
  }
}

const nameOf = (parameter, resolve) => (resolve(parameter).node ?? parameter).name
