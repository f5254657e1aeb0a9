// Rules for `x-outcomes`. tests/contract/lint-rules.test.ts shows that each fails on a bad contract.

/** Every operation declares its outcomes, because all of them are sent with HTTP 200. */
export function operationOutcomes() {
  return {
    Operation(operation, { report, location }) {
      const outcomes = operation['x-outcomes']
      if (!outcomes?.success?.code) {
        report({
          message: `\`${operation.operationId}\` must declare \`x-outcomes\` with a success code (\`zero\` or \`'00'\`).`,
          location: location.key(),
        })
        return
      }
      if (!outcomes.success.description)
        report({ message: 'Say what the success means.', location: location.child(['x-outcomes', 'success']) })
      if (!outcomes.failures)
        report({
          message: 'Declare `failures`, `{}` where the app treats all of them alike.',
          location: location.child(['x-outcomes']),
        })
    },
  }
}

/** Codes of one's own are numbers and texts, and there is at least one. */
export function successCodes() {
  return {
    SuccessOutcome({ code }, { report, location }) {
      if (!Array.isArray(code)) return
      const place = location.child(['code'])
      if (code.length === 0) report({ message: 'A list of success codes names at least one.', location: place })
      for (const one of code)
        if (typeof one !== 'number' && typeof one !== 'string')
          report({ message: `A success code is a number or a text, not ${JSON.stringify(one)}.`, location: place })
    },
  }
}

/** A success has both a payload key and a schema, or neither (a picture). */
export function payloadDeclared() {
  let keys = []
  return {
    Root: {
      enter(root) {
        keys = root['x-payload-keys'] ?? []
      },
    },
    SuccessOutcome(success, { report, location }) {
      if (success.payload && !keys.includes(success.payload))
        report({
          message: `\`payload\` can be one of the following only: ${quoted(keys)}.`,
          location: location.child(['payload']),
        })
      if (Boolean(success.payload) !== Boolean(success.schema))
        report({ message: 'A success has both `payload` (its key) and `schema`, or neither.', location })
      if (success.code === 'image' && success.payload)
        report({ message: 'A picture has no `payload`: it is the whole body.', location: location.child(['payload']) })
    },
  }
}

const quoted = (keys) => keys.map((key) => JSON.stringify(key)).join(', ')

const NAME = /^[a-z]\w*$/
/** Names that the bundle and the mock server use for unnamed outcomes. */
const TAKEN = ['other', 'scrambled']

/** A named failure says its code, its meaning, and what the app does; `other` says what the app does with all other codes. */
export function failureDescribed() {
  const seen = new Map()
  return {
    FailureOutcomes: {
      enter() {
        seen.clear()
      },
      // The root's common failure is outside such a list, so it is not compared.
      leave() {
        seen.clear()
      },
    },
    FailureOutcome(failure, { report, location, key }) {
      if (!NAME.test(String(key)) || TAKEN.includes(String(key)))
        report({
          message: `Name failure \`${String(key)}\` by an identifier such as \`orderNotFound\`; ${TAKEN.join(' and ')} are taken.`,
          location: location.key(),
        })
      for (const field of ['code', 'meaning', 'app'])
        if (failure[field] === undefined || failure[field] === '')
          report({ message: `Failure \`${String(key)}\` must say its \`${field}\`.`, location })
      const other = seen.get(failure.code)
      if (other !== undefined)
        report({ message: `Failures \`${other}\` and \`${String(key)}\` share the code ${failure.code}.`, location })
      seen.set(failure.code, String(key))
    },
    OtherOutcome(other, { report, location }) {
      if (!other.app)
        report({ message: 'Say in `app` what the app does at any other code, and at no answer.', location })
    },
  }
}

/** Each outcome has an example: of the success, and of each failure's message. */
export function exampleForEachOutcome() {
  return {
    SuccessOutcome(success, { report, location }) {
      if (Object.keys(success.examples ?? {}).length === 0)
        report({ message: 'A success needs at least one named example.', location })
    },
    FailureOutcome(failure, { report, location, key }) {
      if (!failure.message)
        report({
          message: `Failure \`${String(key)}\` needs the server's \`message\`, its example is made of it.`,
          location,
        })
    },
  }
}

/** A failure's code must not be a success code: of its operation, or 0, '0' or '00', which are those of some operations. */
export function noSuccessLikeFailure() {
  return {
    Outcomes({ success, failures = {} }, { report, location }) {
      for (const [name, { code }] of Object.entries(failures))
        if ([success?.code].flat().includes(code))
          report({
            message: `Failure \`${name}\` has the code ${JSON.stringify(code)}, which is a success.`,
            location: location.child(['failures', name, 'code']),
          })
    },
    FailureOutcome(failure, { report, location, key }) {
      if (failure.code !== undefined && Number.parseInt(failure.code, 10) === 0)
        report({
          message: `Failure \`${String(key)}\` has the code ${JSON.stringify(failure.code)}, which is a success.`,
          location: location.child(['code']),
        })
    },
  }
}
