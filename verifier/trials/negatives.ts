import { type ExampleRequest, type Schema, UNKNOWN_PARAMETER } from '../../contract/read/document.ts'
import { type ContractOperation, fieldValueOf } from '../../contract/read/operations.ts'
import { type Contract, resolved } from '../contract.ts'
import { type Random, randomOf } from '../random.ts'
import { PNG } from '../request.ts'
import { type Problem, schemaChecker } from '../schema-problems.ts'
import type { Trial, TrialStep } from '../trial.ts'

/** A request that differs from a valid one in one field. */
interface Variant {
  /** For names: `orderId-too-long`. */
  name: string
  /** In a finding, before "was answered": `with a too long \`orderId\``. */
  says: string
  request: ExampleRequest
  files?: Record<string, File>
}

const MEGABYTE = 1024 * 1024
/** More than any picture may have. */
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
    const refused = wrong.filter(({ request }) => problemsOf(operation, request, contract, check).length > 0)
    const unknown = {
      name: 'unknown-parameter',
      says: 'with a parameter that is not in the contract',
      request: { ...operation.request, [UNKNOWN_PARAMETER]: '1' },
    }
    const base = examples.find(({ outcome, given }) => outcome === 'success' && given.scenario === undefined)
    const odd = base
      ? oddTrials(base, fields, random, (request) => problemsOf(operation, request, contract, check).length === 0)
      : []
    return [
      ...[...refused, unknown].map((variant) => trialOf(operation, variant, ['invalidRequest'], [])),
      ...odd,
      ...fileVariants(fields, operation).map((variant) => trialOf(operation, variant, ['other', 'invalidRequest'], [])),
    ]
  }
}

function trialOf(
  operation: ContractOperation,
  { name, says, request, files }: Variant,
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
    market: 'id',
    isScrambled: false,
    steps: [...before, { operation, request, expects, ...(files && { files }) }],
  }
}

interface Field {
  name: string
  schema: Schema
  isRequired: boolean
}

/** The operation's own fields, of its query and its body. The session's fields accept any text. */
function fieldsOf(contract: Contract, { parameters, body }: ContractOperation): Field[] {
  const { properties = {}, required = [] } = Object(resolved(body?.schema, contract))
  const shared = new Set(contract.document['x-session-parameters'].map(({ $ref }) => $ref.split('/').at(-1)))
  return [
    ...Object.values(parameters)
      .filter(({ name }) => !shared.has(name))
      .map(({ name, schema, required: isRequired = false }) => ({
        name,
        schema: resolved(schema, contract) ?? {},
        isRequired,
      })),
    ...Object.entries<Schema>(properties).map(([name, schema]) => ({
      name,
      schema: resolved(schema, contract) ?? {},
      isRequired: required.includes(name),
    })),
  ]
}

const isFile = ({ schema }: Field) => schema['format'] === 'binary'

function wrongVariants(field: Field, request: ExampleRequest, random: Random): Variant[] {
  const { name, schema, isRequired } = field
  const { type, maxLength, minLength, maximum, minimum, pattern } = schema
  const given = request[name]
  const variant = (what: string, says: string, value: string): Variant => ({
    name: `${name}-${what}`,
    says: `with ${says} \`${name}\``,
    request: { ...request, [name]: value },
  })
  const { [name]: _, ...rest } = request
  const missing =
    isRequired && given !== undefined ? [{ name: `${name}-missing`, says: `without \`${name}\``, request: rest }] : []
  if (isFile(field)) return missing
  const isNumber = type === 'integer'
  return [
    ...missing,
    // Values just over the limit, because servers often accept these.
    ...(typeof maxLength === 'number' ? [variant('too-long', 'a too long', 'a'.repeat(maxLength + 1))] : []),
    ...(typeof minLength === 'number' && minLength > 0 ? [variant('empty', 'an empty', '')] : []),
    ...(typeof minLength === 'number' && minLength > 1 && given
      ? [variant('too-short', 'a too short', given.slice(0, 1 + random.below(minLength - 1)))]
      : []),
    ...(isNumber
      ? [variant('no-number', 'a text as', random.of(['abc', 'NaN', '1.5', '1e3', '0x10', '١٢', 'true', '1 000']))]
      : []),
    ...(typeof minimum === 'number' ? [variant('too-small', 'a too small', String(minimum - 1))] : []),
    ...(typeof maximum === 'number' ? [variant('too-large', 'a too large', String(maximum + 1))] : []),
    ...(schema['enum'] || schema['const'] !== undefined
      ? [variant('not-a-choice', 'an unknown', isNumber ? random.of(['0', '77', '-1', '999']) : 'no-such-choice')]
      : []),
    ...(typeof pattern === 'string'
      ? [variant('malformed', 'a malformed', random.of(['a b/c', '<b>', 'a,b;c', '%00', "' OR 1=1 --", '🙏']))]
      : []),
    ...manyVariants(field, variant),
  ]
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
      says: `with ${JSON.stringify(request[field.name])} as \`${field.name}\``,
      request,
    }
    return [{ ...trialOf(operation, variant, names, before), given: base.given, market: base.market }]
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
  const { properties = {} } = Object(resolved(body?.schema, contract))
  const typed = (name: string, text: string, schema: Schema | undefined) => [
    name,
    fieldValueOf(text, resolved(schema, contract)),
  ]
  const inQuery = Object.entries(request).filter(([name]) => Object.hasOwn(parameters, name))
  const inBody = Object.entries(request).filter(([name]) => !Object.hasOwn(parameters, name))
  const query = inQuery.flatMap(([name, text]) =>
    check(fieldValueOf(text, parameters[name]?.schema), parameters[name]?.schema ?? {}, ''),
  )
  const missing = Object.values(parameters).flatMap(({ name, required }): Problem[] =>
    required && request[name] === undefined ? [{ path: name, says: 'is missing', pointer: '' }] : [],
  )
  const form = body
    ? check(Object.fromEntries(inBody.map(([name, text]) => typed(name, text, properties[name]))), body.schema, '')
    : []
  return [...query, ...missing, ...form]
}
