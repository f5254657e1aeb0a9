const NEEDED = ['sessionEnded', 'invalidRequest']
const NAMES = [...NEEDED, 'busy']
/** Only these tell the app that a session has ended or that a server is busy (src/api/call.ts). */
const SESSION_STATUSES = [401, 403]
const BUSY_STATUSES = [429, 503]

/** Outcomes that all operations share are declared once, in the root. The bundle adds them to each operation. */
export function commonOutcomes() {
  let code
  return {
    Root: {
      enter(root, { report, location }) {
        const outcomes = root['x-common-outcomes'] ?? {}
        code = outcomes.invalidRequest?.code
        for (const name of NEEDED)
          if (!outcomes[name])
            report({ message: `Declare \`${name}\` in \`x-common-outcomes\`.`, location: location.key() })
      },
    },
    SessionEnded: checkStatuses(SESSION_STATUSES),
    Busy: checkStatuses(BUSY_STATUSES),
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

const checkStatuses =
  (known) =>
  ({ http, meaning, app }, { report, location }) => {
    if (!Array.isArray(http) || http.length === 0 || http.some((status) => !known.includes(status)))
      report({
        message: `Say in \`http\` by which statuses it is told: the app knows ${known.join(' and ')}.`,
        location: location.child(['http']),
      })
    if (!meaning || !app) report({ message: 'Say its `meaning`, and what the `app` does then.', location })
  }
