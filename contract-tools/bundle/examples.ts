import {
  componentName,
  type EnvelopeKeys,
  envelopeOf,
  type Example,
  type ExampleRequest,
  type Failure,
  type Given,
  type SourceDocument,
  type SourceExample,
  type SourceOperation,
  successCodes,
  WHOLE_BODY,
} from '../read/document.ts'
import { scramble } from './replies.ts'

/** An example of each outcome with an envelope: the successes, the first of them also scrambled, and the failures. */
export function replyExamples(operation: SourceOperation, source: SourceDocument): Record<string, Example> {
  const { success, failures } = operation['x-outcomes']
  const examples = success.code === 'image' ? {} : successExamples(operation, source)
  const [first] = Object.values(examples)
  const keys = source['x-envelope-keys']
  if (first && Object.keys(keys).length > 0)
    examples['scrambled'] = {
      ...first,
      summary: 'The first example in the scrambled envelope',
      'x-given': scrambledGiven(first['x-given']),
      value: scrambleEnvelope(first.value, keys),
    }
  for (const [name, { code, meaning, message, ...failure }] of Object.entries(failures))
    examples[name] = {
      summary: meaning,
      ...circumstancesOf(failure, operation),
      value: refusal({ code, message }, source),
    }
  examples['other-failure'] = {
    summary: 'A failure without a name',
    ...circumstancesOf(
      { 'x-given': { scenario: `refuse:${operation.operationId}:other`, onlyMocks: true } },
      operation,
    ),
    value: refusal(source['x-unnamed-failure'], source),
  }
  return examples
}

function refusal({ code, message }: Pick<Failure, 'code' | 'message'>, source: SourceDocument) {
  const names = envelopeOf(source)
  return {
    [names.code]: code,
    [names.message]: message,
    ...('data' in source['x-envelope-keys'] && { data: null }),
  }
}

/** The scenario in which the mock server scrambles its replies. */
const scrambledGiven = (given: Given = {}): Given => ({
  ...given,
  scenario: [...(given.scenario ? [given.scenario] : []), 'scrambled'].join(','),
  onlyMocks: true,
})

/** Examples of the operation's success, as on the wire. */
export function successExamples(operation: SourceOperation, source: SourceDocument): Record<string, Example> {
  const { code, payload, examples } = operation['x-outcomes'].success
  const names = envelopeOf(source)
  const whole = (value: unknown, shown = successCodes(code)[0]) =>
    code === 'image'
      ? value
      : {
          [names.code]: shown,
          [names.message]: 'success',
          ...(payload && (payload === WHOLE_BODY ? Object(value) : { [payload]: value })),
        }
  return Object.fromEntries(
    Object.entries(examples).map(([name, reference]) => {
      const { 'x-code': shown, ...example } = resolveExample(reference, source)
      return [name, { ...example, ...circumstancesOf(example, operation), value: whole(example.value, shown) }]
    }),
  )
}

/** An example's request (its own, else its operation's), and what must be true before it. */
const circumstancesOf = (
  example: { 'x-request'?: ExampleRequest; 'x-given'?: Given },
  operation: SourceOperation,
): Pick<Example, 'x-request' | 'x-given'> => ({
  'x-request': example['x-request'] ?? operation['x-request'],
  ...(example['x-given'] && { 'x-given': example['x-given'] }),
})

function resolveExample(reference: { $ref: string } | SourceExample, source: SourceDocument): SourceExample {
  if (!('$ref' in reference)) return reference
  const example = source.components.examples?.[componentName(reference.$ref)]
  if (!example) throw new Error(`The contract has no example ${reference.$ref}`)
  return example
}

const scrambleEnvelope = (envelope: unknown, keys: EnvelopeKeys) =>
  Object.fromEntries(Object.entries(Object(envelope)).map(([key, value]) => [scramble(key, keys), value]))
