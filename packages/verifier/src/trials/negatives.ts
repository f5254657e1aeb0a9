import { deref, type ExampleRequest, fieldValueOf, type Parameter, type Schema, UNKNOWN_PARAMETER } from '../bundle.ts'
import { type Contract, resolved } from '../contract.ts'
import type { ContractOperation } from '../operations.ts'
import { type Random, randomOf } from '../random.ts'
import { isFile as isFileSchema, isInBody, PNG } from '../request.ts'
import { type Problem, schemaChecker } from '../schema-problems.ts'
import type { Trial, TrialStep } from '../trial.ts'

/** A request that differs from a valid one in one field. */
interface Variant {
  /** For names: `title-too-long`. */
  name: string
  /** The field that is broken. */
  field?: string
  /** In a finding, before "was answered": `with a too long \`title\``. */
  says: string
  request: ExampleRequest
  files?: Record<string, File>
}

const MEGABYTE = 1024 * 1024
/** Larger than any picture may be. */
const TOO_MANY_BYTES = 16 * MEGABYTE
const LARGE = new Blob([PNG, new Uint8Array(TOO_MANY_BYTES - PNG.length)])

/**
 * Requests that break the contract in one place must be refused as `invalidRequest` without any effect. Requests that only
 * look unusual (plus, percent, another script) must not be refused. `seed` selects among values that break the same rule.
 */
export function negativeTrials(
  contract: Contract,
  seed: number,
): (operation: ContractOperation, examples: Trial[]) => Trial[] {
  const check = schemaChecker(contract)
  return (operation, examples) => {
    const random = randomOf(`${seed} ${operation.id}`)
    const fields = fieldsOf(contract, operation)
    const wrong = fields.flatMap((field) => wrongVariants(field, operation.request, random))
    const refused = [...wrong, ...unknownField(operation)].filter(
      ({ request }) => problemsOf(operation, request, contract, check).length > 0,
    )
    const unknown = {
      name: 'unknown-parameter',
      says: 'with a parameter that is not in the contract',
      request: { ...operation.request, [UNKNOWN_PARAMETER]: '1' },
    }
    const isRefused = contract.document['x-unknown-parameters'] !== 'ignored'
    const mustRefuse = operation.outcomes.failures['invalidRequest']
      ? [...refused, ...(isRefused ? [unknown] : [])]
      : []
    const base = examples.find(({ outcome, given }) => outcome === 'success' && given.scenario === undefined)
    const odd = base
      ? oddTrials(
          contract,
          base,
          fields,
          random,
          (request) => problemsOf(operation, request, contract, check).length === 0,
        )
      : []
    return [
      ...mustRefuse.map((variant) => trialOf(contract, operation, variant, ['invalidRequest'], [])),
      ...odd,
      ...fileVariants(fields, operation).map((variant) =>
        trialOf(contract, operation, variant, ['other', 'invalidRequest'], []),
      ),
    ]
  }
}

function trialOf(
  { market }: Contract,
  operation: ContractOperation,
  { name, field, says, request, files }: Variant,
  expects: string[],
  before: TrialStep[],
): Trial {
  return {
    kind: 'negative',
    name: `${operation.id}/${name}`,
    says,
    operation,
    outcome: expects[0] ?? '',
    given: {},
    market,
    isScrambled: false,
    steps: [
      ...before,
      { operation, request, expects, ...(field !== undefined && { set: field }), ...(files && { files }) },
    ],
  }
}

interface Field {
  name: string
  schema: Schema
  isRequired: boolean
  place: Parameter['in'] | 'body'
  /** Values are sent as JSON, so that a number and a text differ. */
  isJson: boolean
}

/** The operation's own fields, of its parameters and its body. The session's fields accept any text. */
function fieldsOf(contract: Contract, { parameters, body }: ContractOperation): Field[] {
  const { required = [] } = Object(resolved(body?.schema, contract))
  const { document } = contract
  const shared = new Set((document['x-session-parameters'] ?? []).map((one) => deref(one, document).name))
  return [
    ...Object.values(parameters)
      .filter(({ name }) => !shared.has(name))
      .map(({ name, schema, in: place, required: isRequired = false }) => ({
        name,
        schema: resolved(schema, contract) ?? {},
        isRequired,
        place,
        isJson: false,
      })),
    ...Object.entries(body?.fields ?? {})
      // A field that is a parameter too is broken as a parameter.
      .filter(([name]) => !Object.hasOwn(parameters, name) || shared.has(name))
      .map(([name, schema]) => ({
        name,
        schema,
        isRequired: required.includes(name),
        place: 'body' as const,
        isJson: body?.type === 'application/json',
      })),
  ]
}

const isFile = ({ schema }: Field) => isFileSchema(schema)

/** A body of JSON with a field that its schema forbids. */
const unknownField = ({ body, request }: ContractOperation): Variant[] =>
  body?.type === 'application/json'
    ? [
        {
          name: 'unknown-field',
          says: 'with a field that is not in the contract',
          request: { ...request, [UNKNOWN_FIELD]: '1' },
        },
      ]
    : []

const UNKNOWN_FIELD = 'notInTheBody'

function wrongVariants(field: Field, request: ExampleRequest, random: Random): Variant[] {
  const { name, schema, isRequired, place, isJson } = field
  const { maxLength, minLength, maximum, minimum, pattern } = schema
  const types: unknown[] = [schema['type']].flat()
  const given = request[name]
  const variant = (what: string, says: string, value: string): Variant => ({
    name: `${name}-${what}`,
    field: name,
    says: `with ${says} \`${name}\``,
    request: { ...request, [name]: value },
  })
  const { [name]: _, ...rest } = request
  const missing =
    isRequired && given !== undefined && place !== 'path'
      ? [{ name: `${name}-missing`, says: `without \`${name}\``, request: rest }]
      : []
  if (isFile(field)) return missing
  const isNumber = types.includes('integer')
  /** Whether its place can carry the value. An empty or split part of a path would lead to another operation. */
  const fits = (value: string) =>
    place === 'path' ? value !== '' && !/[/%]/.test(value) : place !== 'header' || /^[ -~]*$/.test(value)
  const one = (values: string[]) => random.of(values.filter(fits))
  const all = [
    ...missing,
    // Values just over the limit, because servers often accept these.
    ...(typeof maxLength === 'number' ? [variant('too-long', 'a too long', 'a'.repeat(maxLength + 1))] : []),
    ...(typeof minLength === 'number' && minLength > 0 ? [variant('empty', 'an empty', '')] : []),
    ...(typeof minLength === 'number' && minLength > 1 && given
      ? [variant('too-short', 'a too short', given.slice(0, 1 + random.below(minLength - 1)))]
      : []),
    ...(isNumber
      ? [variant('no-number', 'a text as', one(['abc', 'NaN', '1.5', '1e3', '0x10', '١٢', 'true', '1 000']))]
      : []),
    ...(types.includes('number') ? [variant('no-number', 'a text as', one(['abc', 'NaN', '1,5', 'true']))] : []),
    ...(typeof minimum === 'number' ? [variant('too-small', 'a too small', String(minimum - 1))] : []),
    ...(typeof maximum === 'number' ? [variant('too-large', 'a too large', String(maximum + 1))] : []),
    ...(schema['enum'] || schema['const'] !== undefined
      ? [variant('not-a-choice', 'an unknown', isNumber ? random.of(['0', '77', '-1', '999']) : 'no-such-choice')]
      : []),
    ...(typeof pattern === 'string'
      ? [variant('malformed', 'a malformed', one(['a b/c', '<b>', 'a,b;c', '%00', "' OR 1=1 --", '🙏']))]
      : []),
    ...(types.includes('boolean') || (isJson && (types.includes('array') || types.includes('object')))
      ? [variant('wrong-type', 'a text as', 'no-such-value')]
      : []),
    ...manyVariants(field, variant),
  ]
  return all.filter(({ request: { [name]: value = '-' } }) => fits(value))
}

/** One item more than allowed in a comma-separated list. */
function manyVariants({ schema }: Field, variant: (what: string, says: string, value: string) => Variant): Variant[] {
  const most = schema['x-max-items']
  if (typeof most !== 'number') return []
  const addresses = Array.from({ length: most + 1 }, (_, index) => `https://files.example.test/${index}.png`)
  return [variant('too-many', `${most + 1} addresses in`, addresses.join(','))]
}

const ODD_TEXTS = [
  '1+1=2 & 100%',
  'a%20b%2Bc',
  'Terima kasih 🙏 ₹',
  'धन्यवाद',
  '"quoted" \'single\' <b>',
  'a=b&c=d;e',
  'C:\\temp\\#1?',
  'naïve café — “ok”',
]

/** Free texts that have caused errors in other servers. They are valid: only a named failure or success is allowed. */
function oddTrials(
  contract: Contract,
  base: Trial,
  fields: Field[],
  random: Random,
  isValid: (request: ExampleRequest) => boolean,
): Trial[] {
  const { operation } = base
  const before = base.steps.slice(0, -1)
  const own = base.steps.at(-1)?.request ?? operation.request
  const names = [
    'success',
    'other',
    ...Object.keys(operation.outcomes.failures).filter((name) => name !== 'invalidRequest'),
  ]
  const free = fields.filter(
    (field) =>
      (field.place === 'query' || field.place === 'body') &&
      field.schema['type'] === 'string' &&
      field.schema['pattern'] === undefined &&
      !field.schema['enum'] &&
      !isFile(field),
  )
  return free.flatMap((field) => {
    const fitting = ODD_TEXTS.map((text) => Object.assign({}, own, { [field.name]: text })).filter(isValid)
    if (fitting.length === 0) return []
    const request = random.of(fitting)
    const variant = {
      name: `${field.name}-odd`,
      field: field.name,
      says: `with ${JSON.stringify(request[field.name])} as \`${field.name}\``,
      request,
    }
    const trial = trialOf(contract, operation, variant, names, before)
    return [{ ...trial, kind: 'odd' as const, base: base.name, given: base.given, market: base.market }]
  })
}

/** Uploads that no server accepts, each refused with a message. */
function fileVariants(fields: Field[], { request }: ContractOperation): Variant[] {
  return fields.filter(isFile).flatMap(({ name }) => {
    const variant = (what: string, says: string, file: File): Variant => ({
      name: `${name}-${what}`,
      says: `with ${says} as \`${name}\``,
      request: { ...request, [name]: file.name },
      files: { [name]: file },
    })
    return [
      variant('too-large', '16 MB', new File([LARGE], 'large.png', { type: 'image/png' })),
      variant('no-picture', 'a text', new File(['no picture'], 'note.txt', { type: 'text/plain' })),
    ]
  })
}

/** Why a request breaks the contract. */
function problemsOf(
  { parameters, body }: ContractOperation,
  request: ExampleRequest,
  contract: Contract,
  check: ReturnType<typeof schemaChecker>,
): Problem[] {
  const inQuery = Object.entries(request).filter(([name]) => Object.hasOwn(parameters, name))
  const inBody = Object.entries(request).filter(([name]) => isInBody({ parameters, body }, name))
  const query = inQuery.flatMap(([name, text]) =>
    check(fieldValueOf(text, resolved(parameters[name]?.schema, contract)), parameters[name]?.schema ?? {}, ''),
  )
  const missing = Object.values(parameters).flatMap(({ name, required }): Problem[] =>
    required && request[name] === undefined ? [{ path: name, says: 'is missing', pointer: '' }] : [],
  )
  const form = body
    ? check(
        Object.fromEntries(inBody.map(([name, text]) => [name, fieldValueOf(text, body.fields[name])])),
        body.schema,
        '',
      )
    : []
  return [...query, ...missing, ...form]
}
