/** Session parameters are declared once for the whole contract; the bundle gives them to every operation. */
export function sessionOnce() {
  const names = new Set()
  return {
    ParameterList: {
      enter(parameters, { key, resolve }) {
        if (key !== 'x-session-parameters') return
        for (const parameter of parameters) names.add((resolve(parameter).node ?? parameter).name)
      },
    },
    Operation: {
      leave(operation, { report, location, resolve }) {
        for (const [index, parameter] of (operation.parameters ?? []).entries()) {
          const { name } = resolve(parameter).node ?? parameter
          if (names.has(name))
            report({
              message: `\`${name}\` is a session parameter: the bundle adds it, no operation declares it.`,
              location: location.child(['parameters', index]),
            })
        }
      },
    },
  }
}
