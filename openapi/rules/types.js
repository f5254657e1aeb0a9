/** Adds `x-outcomes` and the document's own extensions to the linter's types, so that references in them are resolved. */
export function documentTypes(types) {
  return {
    ...types,
    Root: {
      ...types.Root,
      properties: {
        ...types.Root.properties,
        'x-envelope-keys': 'EnvelopeKeys',
        'x-session-parameters': 'ParameterList',
        'x-headers-of-every-call': 'ParameterList',
      },
    },
    EnvelopeKeys: {
      properties: { code: { type: 'string' }, message: { type: 'string' }, data: { type: 'string' } },
      required: ['code', 'message', 'data'],
    },
    Operation: {
      ...types.Operation,
      properties: {
        ...types.Operation.properties,
        'x-session': { enum: ['none', 'token', 'card'] },
        'x-effect': { enum: ['read', 'write', 'money'] },
        'x-request': 'ExampleRequest',
        'x-outcomes': 'Outcomes',
      },
    },
    Example: { ...types.Example, properties: { ...types.Example.properties, 'x-request': 'ExampleRequest' } },
    ExampleRequest: { properties: {}, additionalProperties: true },
    Outcomes: { properties: { success: 'SuccessOutcome', failures: 'FailureOutcomes', other: 'OtherOutcome' } },
    OtherOutcome: { properties: { app: { type: 'string' } } },
    SuccessOutcome: {
      properties: {
        code: { enum: ['zero', '00', 'image'] },
        payload: { enum: ['data', 'url', 'competence'] },
        description: { type: 'string' },
        schema: 'Schema',
        examples: 'ExamplesMap',
      },
    },
    FailureOutcomes: { properties: {}, additionalProperties: 'FailureOutcome' },
    FailureOutcome: {
      properties: {
        code: { type: 'integer' },
        meaning: { type: 'string' },
        app: { type: 'string' },
        message: { type: 'string' },
        'x-request': 'ExampleRequest',
      },
    },
  }
}
