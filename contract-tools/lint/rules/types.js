const STATUS_OUTCOME = {
  properties: {
    http: { type: 'array', items: { type: 'integer' } },
    meaning: { type: 'string' },
    app: { type: 'string' },
  },
}

/** Adds `x-outcomes` and the document's own extensions to the linter's types, so that references in them are resolved. */
export function documentTypes(types) {
  return {
    ...types,
    Root: {
      ...types.Root,
      properties: {
        ...types.Root.properties,
        'x-envelope': 'Envelope',
        'x-envelope-keys': 'EnvelopeKeys',
        'x-sessions': { type: 'object' },
        'x-payload-keys': { type: 'array', items: { type: 'string' } },
        'x-unnamed-failure': 'UnnamedFailure',
        'x-session-parameters': 'ParameterList',
        'x-session-headers': 'ParameterList',
        'x-headers-of-every-call': 'ParameterList',
        'x-idempotency-header': 'Parameter',
        'x-common-outcomes': 'CommonOutcomes',
      },
    },
    UnnamedFailure: { properties: { code: null, message: { type: 'string' } }, required: ['code', 'message'] },
    Envelope: { properties: { code: { type: 'string' }, message: { type: 'string' } }, required: ['code', 'message'] },
    EnvelopeKeys: {
      properties: { code: { type: 'string' }, message: { type: 'string' }, data: { type: 'string' } },
      // All of them, or none.
      required: (keys) => (Object.keys(keys).length > 0 ? ['code', 'message', 'data'] : []),
    },
    Operation: {
      ...types.Operation,
      properties: {
        ...types.Operation.properties,
        'x-request': 'ExampleRequest',
        'x-screens': { type: 'array', items: { type: 'string' } },
        'x-outcomes': 'Outcomes',
      },
    },
    Example: {
      ...types.Example,
      properties: { ...types.Example.properties, 'x-request': 'ExampleRequest', 'x-given': 'Given' },
    },
    ExampleRequest: { properties: {}, additionalProperties: true },
    // The rule `given-followable` checks its content.
    Given: { properties: {}, additionalProperties: null },
    CommonOutcomes: { properties: { sessionEnded: 'SessionEnded', busy: 'Busy', invalidRequest: 'FailureOutcome' } },
    SessionEnded: STATUS_OUTCOME,
    Busy: STATUS_OUTCOME,
    Outcomes: { properties: { success: 'SuccessOutcome', failures: 'FailureOutcomes', other: 'OtherOutcome' } },
    OtherOutcome: { properties: { app: { type: 'string' }, final: null } },
    // The rule `final-failures` checks every `final`.
    SuccessOutcome: {
      properties: {
        // Codes of one's own are a list, so that a wrong word is found.
        code: (code) => (Array.isArray(code) ? { type: 'array', items: {} } : { enum: ['zero', '00', 'image'] }),
        // The rule `payload-declared` checks it.
        payload: { type: 'string' },
        description: { type: 'string' },
        schema: 'Schema',
        examples: 'ExamplesMap',
        final: null,
      },
    },
    FailureOutcomes: { properties: {}, additionalProperties: 'FailureOutcome' },
    FailureOutcome: {
      properties: {
        // A number is never written as a text: replies may have both forms.
        code: (code) => ({ type: /^[A-Z]/i.test(String(code)) ? 'string' : 'integer' }),
        meaning: { type: 'string' },
        app: { type: 'string' },
        message: { type: 'string' },
        final: null,
        'x-request': 'ExampleRequest',
        'x-given': 'Given',
      },
    },
  }
}
