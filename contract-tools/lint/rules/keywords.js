/** The keywords of a schema that something in the project reads. The comparison of two contracts (contract-tools/diff) has a rule for each limit and mark. */
export const SCHEMA_KEYWORDS = /** @type {const} */ ({
  words: ['title', 'description', 'example'],
  /** They say of which parts a value consists. */
  parts: '$ref type enum const properties required additionalProperties items allOf anyOf oneOf if then else'.split(
    ' ',
  ),
  limits: ['minLength', 'maxLength', 'pattern', 'format', 'minimum', 'maximum', 'maxItems', 'x-max-items', 'x-years'],
  marks: ['default', 'x-answer', 'x-counts', 'x-money', 'x-reads-as', 'x-refused', 'x-send', 'x-sorted-by'],
  others: ['deprecated', 'x-main', 'x-market'],
})

/** What may stand in an object. The linter refuses all others here, and in any other object each key with `x-`. */
export const KEYWORDS = {
  // The bundle has `enum` in place of a table.
  Schema: [...Object.values(SCHEMA_KEYWORDS).flat(), 'x-table'],
  Parameter: 'name in description required deprecated schema'.split(' '),
  RequestBody: 'description required content'.split(' '),
  MediaType: 'schema encoding'.split(' '),
  Encoding: ['contentType'],
  Example: 'summary description value x-code x-facts x-given x-market x-request'.split(' '),
  FailureOutcome: 'code meaning app message final x-request x-given'.split(' '),
  // The rule `bundle-writes` says more of the last two.
  Operation: (
    'operationId tags summary description deprecated parameters requestBody x-session x-effect x-idempotency x-screens ' +
    'x-request x-outcomes security responses'
  ).split(' '),
  Root: (
    'openapi info servers tags paths components x-envelope x-envelope-keys x-sessions x-payload-keys x-unnamed-failure ' +
    'x-common-outcomes x-session-parameters x-session-headers x-headers-of-every-call x-idempotency-header x-own-fields ' +
    'x-others x-repeated-fields'
  ).split(' '),
}

const OF = {
  Schema: 'a schema',
  Parameter: 'a parameter',
  RequestBody: 'a body',
  MediaType: 'a media type',
  Encoding: 'an encoding',
  Example: 'an example',
  FailureOutcome: 'a failure',
  Operation: 'an operation',
  Root: 'the contract',
}

/** Where a schema holds others. */
const ONE = ['items', 'if', 'then', 'else']
const MORE = ['properties', 'allOf', 'anyOf', 'oneOf']

/** A keyword that nothing reads would promise what nobody checks. */
export function keywordKnown() {
  return {
    any(node, { report, location, type }) {
      const known = KEYWORDS[type.name]
      // The keys of a map are names.
      const isMap = type.additionalProperties !== undefined
      const isRead = known ? (key) => known.includes(key) : (key) => isMap || !key.startsWith('x-')
      for (const key of Object.keys(Object(node)).filter((one) => !isRead(one)))
        report({
          message: `Nothing in this project reads \`${key}\` ${known ? `of ${OF[type.name]}` : 'here'}. Remove it, or give it a rule: contract-tools/lint/rules/keywords.js.`,
          location: location.child([key]).key(),
        })
    },
    Root({ openapi }, { report, location }) {
      if (!String(openapi).startsWith('3.1'))
        report({ message: 'The contract is written in OpenAPI 3.1.', location: location.child(['openapi']) })
    },
    Operation({ requestBody }, { report, location }) {
      if (requestBody && '$ref' in requestBody)
        report({
          message: 'Write the body in its operation: nothing in this project reads one by reference.',
          location: location.child(['requestBody']),
        })
    },
    RequestBody({ content = {} }, { report, location }) {
      if (Object.keys(content).length !== 1)
        report({
          message: 'Give the body one media type: nothing in this project reads several.',
          location: location.child(['content']),
        })
    },
    Schema(schema, { report, location }) {
      if (typeof schema.additionalProperties === 'object')
        report({
          message: 'Say `true` or `false`: nothing in this project reads fields without a name.',
          location: location.child(['additionalProperties']),
        })
      const inside = [
        ...ONE.map((key) => [[key], schema[key]]),
        ...MORE.flatMap((key) => Object.entries(schema[key] ?? {}).map(([name, one]) => [[key, name], one])),
      ]
      for (const [path] of inside.filter(([, one]) => typeof one === 'boolean'))
        report({
          message: 'Write a schema, `{}` for any value: nothing in this project reads `true` or `false` here.',
          location: location.child(path),
        })
    },
  }
}
