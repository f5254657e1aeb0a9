const NAMES = ['sessionEnded', 'invalidRequest']
/** By these alone the app knows that a session has ended (src/api/call.ts). */
const STATUSES = [401, 403]

/** Outcomes of every operation are declared once, in the root; the bundle gives them to each operation. */
export function commonOutcomes() {
  let code
  return {
    Root: {
      enter(root, { report, location }) {
        const outcomes = root['x-common-outcomes'] ?? {}
        code = outcomes.invalidRequest?.code
        for (const name of NAMES)
          if (!outcomes[name])
            report({ message: `Declare \`${name}\` in \`x-common-outcomes\`.`, location: location.key() })
      },
    },
    SessionEnded({ http, meaning, app }, { report, location }) {
      if (!Array.isArray(http) || http.length === 0 || http.some((status) => !STATUSES.includes(status)))
        report({
          message: `Say in \`http\` by which statuses it is told: the app knows ${STATUSES.join(' and ')}.`,
          location: location.child(['http']),
        })
      if (!meaning || !app) report({ message: 'Say its `meaning`, and what the `app` does then.', location })
    },
    FailureOutcomes(failures, { report, location }) {
      for (const [name, failure] of Object.entries(failures))
        if (NAMES.includes(name) || (code !== undefined && failure.code === code))
          report({
            message: `\`${name}\` (${failure.code}) is an outcome of every operation: no operation declares it.`,
            location: location.child([name]).key(),
          })
    },
  }
}
