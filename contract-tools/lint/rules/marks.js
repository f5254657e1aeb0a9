// Rules for the marks that say which session an operation needs, what it does, and which failures are final.

const EFFECTS = ['read', 'write', 'money']
const IDEMPOTENCY = ['must', 'should']

/** Every operation says which session it needs, because servers refuse calls without it. */
export function operationSession() {
  const known = []
  return {
    Root: {
      enter(root) {
        known.splice(0, Infinity, ...Object.keys(root['x-sessions'] ?? {}))
      },
    },
    ...oneOf('x-session', known),
  }
}

/** Every operation says what it does. The HTTP method does not tell this, and only a `read` may be preloaded before a tap. */
export function operationEffect() {
  const known = oneOf('x-effect', EFFECTS)
  return {
    Operation(operation, context) {
      known.Operation(operation, context)
      if (operation['x-effect'] === 'money' && operation['x-session'] === 'none')
        context.report({
          message: `\`${operation.operationId}\` moves money, so it is somebody's call: \`x-session\` cannot be \`none\`.`,
          location: context.location.child(['x-session']),
        })
    },
  }
}

function oneOf(mark, values) {
  return {
    Operation(operation, { report, location }) {
      if (values.includes(operation[mark])) return
      report({
        message: `\`${operation.operationId}\` must have \`${mark}\`, one of ${values.join(', ')}.`,
        location: mark in operation ? location.child([mark]) : location.key(),
      })
    },
  }
}

/**
 * An operation that moves money says how strictly a server must recognise a repeated request; one that only reads needs
 * nothing.
 */
export function operationIdempotency() {
  const known = oneOf('x-idempotency', IDEMPOTENCY)
  return {
    Operation(operation, context) {
      const { 'x-effect': effect, 'x-idempotency': idempotency } = operation
      if (effect === 'money' || idempotency !== undefined) known.Operation(operation, context)
      if (effect === 'read' && idempotency !== undefined)
        context.report({
          message: `\`${operation.operationId}\` only reads: it can come twice without an \`x-idempotency\`.`,
          location: context.location.child(['x-idempotency']),
        })
    },
  }
}

/** `final` says that retrying cannot help. It is only allowed on failures, because nothing else has a retry. */
export function finalFailures() {
  const refuse = (outcome, { report, location }) => {
    if ('final' in outcome)
      report({ message: 'Only a failure can be `final`.', location: location.child(['final']).key() })
  }
  return {
    FailureOutcome(failure, { report, location }) {
      if ('final' in failure && failure.final !== true)
        report({ message: '`final` is `true`, or absent.', location: location.child(['final']) })
    },
    SuccessOutcome: refuse,
    OtherOutcome: refuse,
  }
}
