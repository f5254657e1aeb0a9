// Rules on the marks that say whose call an operation is, what it does, and which failures are final.

const SESSIONS = ['none', 'token', 'card']
const EFFECTS = ['read', 'write', 'money']
const IDEMPOTENCY = ['must', 'should']

/** Every operation says whose call it is, because servers refuse by it. */
export const operationSession = () => oneOf('x-session', SESSIONS)

/** Every operation says what it does: its method does not tell, and only a `read` may be called ahead of a tap. */
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

/** What moves money says how well a server must know it when it comes twice; what only reads has nothing to know. */
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

/** `final` says that no retry can mend a failure. Nothing else has a retry. */
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
