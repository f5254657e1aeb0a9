/** What the bundle writes for each operation, and from what. */
const WRITTEN = { security: 'x-session', responses: 'x-outcomes' }

/** The bundle would replace an operation's own without a word. */
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
