/** What the bundle writes for each operation, and its source. */
const WRITTEN = { security: 'x-session', responses: 'x-outcomes' }

/** Without this rule, the bundle would replace an operation's own value silently. */
export function bundleWrites() {
  return {
    Operation(operation, { report, location }) {
      for (const [key, source] of Object.entries(WRITTEN))
        if (key in operation)
          report({
            message: `The bundle writes \`${key}\` from \`${source}\`: no operation has its own.`,
            location: location.child([key]).key(),
          })
    },
  }
}
