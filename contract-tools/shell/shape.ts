/** The shape of the contract with the shell, as JSON Schema. */
const text = { type: 'string', minLength: 1 }
const name = { type: 'string', pattern: '^[a-zA-Z][\\w-]*$' }
const code = { type: 'string', pattern: '^[a-z]{2,3}$' }
const version = { type: 'string', pattern: '^\\d+\\.\\d+\\.\\d+$' }

const closed = (properties: Record<string, object>, optional: string[] = []) => ({
  type: 'object',
  additionalProperties: false,
  required: Object.keys(properties).filter((key) => !optional.includes(key)),
  properties,
})
const named = (of: object) => ({ type: 'object', minProperties: 1, propertyNames: name, additionalProperties: of })

const parameter = closed({ description: text, example: text, by: { enum: ['app'] } }, ['example', 'by'])
const object = closed({ name: text, takes: text, answers: text })
const schema = { type: 'object' }

export const SHAPE = closed({
  title: text,
  version,
  summary: text,
  description: text,
  objects: closed({
    ios: object,
    android: object,
    reply: closed({ name, takes: text }),
    readiness: closed({ name, event: name, description: text }),
  }),
  message: closed({ description: text, schema }),
  answers: named(text),
  pending: name,
  answerForms: text,
  limits: named(
    closed({ value: { type: 'integer', minimum: 1 }, keptBy: { enum: ['shell', 'page'] }, description: text }),
  ),
  versions: text,
  messages: named(
    closed({
      since: version,
      summary: text,
      leaves: { type: 'boolean' },
      description: text,
      without: text,
      payload: schema,
      good: named({}),
      bad: named({}),
    }),
  ),
  session: closed({
    description: text,
    spelling: { type: 'array', minItems: 1, items: text },
    kinds: named(text),
    languages: {
      type: 'array',
      minItems: 1,
      items: closed({ code, lang: { type: 'string', pattern: '^\\d+$' }, market: name }),
    },
    others: named(parameter),
    change: text,
  }),
  parameters: named(parameter),
  duties: named(closed({ title: text, must: text, ios: text, android: text, seen: text })),
  mistakes: named(closed({ summary: text, seen: text })),
})
