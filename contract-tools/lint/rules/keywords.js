/** The keywords of a schema that something in the project reads. The comparison of two contracts (contract-tools/diff) has a rule for each. */
export const SCHEMA_KEYWORDS = /** @type {const} */ ({
  words: ['title', 'description', 'example'],
  /** They say of which parts a value consists. */
  parts: '$ref type enum const properties required additionalProperties items allOf anyOf oneOf if then else'.split(
    ' ',
  ),
  limits: ['minLength', 'maxLength', 'pattern', 'format', 'minimum', 'maximum', 'maxItems', 'x-max-items', 'x-years'],
  marks: ['default', 'x-answer', 'x-counts', 'x-money', 'x-reads-as', 'x-refused', 'x-send', 'x-sorted-by'],
  others: ['deprecated', 'x-main', 'x-market', 'x-table'],
})

/** The same by the object in which they stand. The linter refuses all others. */
export const KEYWORDS = {
  Schema: Object.values(SCHEMA_KEYWORDS).flat(),
  Parameter: 'name in description required deprecated schema'.split(' '),
  RequestBody: 'description required content'.split(' '),
  MediaType: 'schema encoding'.split(' '),
  Encoding: ['contentType'],
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
  Operation: 'an operation',
  Root: 'the contract',
}

/** A keyword that nothing reads would promise what nobody checks. */
export function keywordKnown() {
  const refuse =
    (type) =>
    (node, { report, location }) => {
      for (const key of Object.keys(node).filter((one) => !KEYWORDS[type].includes(one)))
        report({
          message: `Nothing in this project reads \`${key}\` of ${OF[type]}. contract-tools/lint/rules/keywords.js has all that is read.`,
          location: location.child([key]).key(),
        })
    }
  return {
    ...Object.fromEntries(Object.keys(KEYWORDS).map((type) => [type, refuse(type)])),
    Root(root, context) {
      refuse('Root')(root, context)
      const { report, location } = context
      if (!String(root.openapi).startsWith('3.1'))
        report({ message: 'The contract is written in OpenAPI 3.1.', location: location.child(['openapi']) })
    },
    Schema(schema, context) {
      refuse('Schema')(schema, context)
      const { report, location } = context
      if (typeof schema.additionalProperties === 'object')
        report({
          message: 'Say `true` or `false`: nothing in this project reads fields without a name.',
          location: location.child(['additionalProperties']),
        })
    },
  }
}
