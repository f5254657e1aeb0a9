import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js'
import type { Bundle, Schema } from './bundle.ts'
import { pointerPart } from './contract-line.ts'
import { LIST_KEYWORDS } from './list-keywords.ts'
import { printable } from './printable.ts'
import { cut, shown } from './shown.ts'

/** One mistake in a reply. */
export interface Problem {
  /** The place: `data.bankCards[1].cardNo`. */
  path: string
  /** The problem, in words that follow the place: `is missing`. */
  says: string
  /** The part of the contract that it breaks, as a JSON pointer. */
  pointer: string
  /** What the sentence is about, if it quotes what differs from reply to reply. */
  about?: string
  /** The server has no such operation, as far as this reply tells. */
  isAbsent?: true
}

/** Keywords whose error only repeats that a part of the value is wrong. */
const WRAPPERS = new Set(['if', 'allOf', '$ref', 'not', 'propertyNames'])
const LIST_NAMES = new Set(LIST_KEYWORDS.map(({ keyword }) => String(keyword)))
const BRANCHING = new Set(['oneOf', 'anyOf'])

/** Says in sentences why a value does not match a schema of a contract. */
type Check = (value: unknown, schema: Schema, pointer: string) => Problem[]

const checks = new WeakMap<Bundle, Check>()

/** All checks of a contract share one function, which compiles each schema once. */
export function schemaChecker({ document }: { document: Bundle }): Check {
  const check = checks.get(document) ?? checkerOf(document)
  checks.set(document, check)
  return check
}

function checkerOf(document: Bundle): Check {
  const ajv = new Ajv2020({ strict: false, allErrors: true, verbose: true, validateFormats: false })
  for (const keyword of LIST_KEYWORDS) ajv.addKeyword(keyword)
  const { schemas = {} } = document.components ?? {}
  ajv.addSchema({ $id: 'contract', components: { schemas } })
  const pointers = pointersIn(schemas, '#/components/schemas')
  const compiled = new WeakMap<Schema, ValidateFunction>()
  return (value, schema, pointer) => {
    const validate = compiled.get(schema) ?? ajv.compile(inContract(schema))
    compiled.set(schema, validate)
    if (validate(value)) return []
    return withoutMost(
      nearest(validate.errors ?? []).map((error) => ({
        path: placeOf(error),
        says: sentenceOf(error),
        // Ajv reports the path within a schema, but not the schema's own place.
        pointer: `${pointers.get(error.parentSchema ?? {}) ?? pointer + error.schemaPath.slice(1).replace(/\/[^/]*$/, '')}/${error.keyword}`,
      })),
    )
  }
}

/** Nobody reads more mistakes than this in one answer. */
const MOST_PROBLEMS = 50

/** Keeps one problem of each kind, ignoring indexes of lists, and only the first kinds if there are many. */
function withoutMost(problems: Problem[]): Problem[] {
  if (problems.length <= MOST_PROBLEMS) return problems
  const kinds = new Map(
    problems.toReversed().map((problem) => [`${withoutIndexes(problem.path)} ${problem.pointer}`, problem]),
  )
  const listed = [...kinds.values()].toReversed()
  const more = listed.length - MOST_PROBLEMS
  if (more <= 0) return listed
  const rest = { path: 'body', says: `has ${more} more ${more === 1 ? 'mistake' : 'mistakes'}`, pointer: '' }
  return [...listed.slice(0, MOST_PROBLEMS), rest]
}

/** A path without the indexes of its lists. */
export const withoutIndexes = (path: string) => path.replaceAll(/\[\d+\]/g, '[]')

/** The place in the contract of each object inside a part of it. */
function pointersIn(part: object, at: string, found = new WeakMap<object, string>()) {
  found.set(part, at)
  for (const [key, value] of Object.entries(part))
    if (typeof value === 'object' && value !== null) pointersIn(value, `${at}/${pointerPart(key)}`, found)
  return found
}

/** Makes references point into the contract. */
function inContract(node: unknown): Schema {
  const moved: unknown = JSON.parse(
    JSON.stringify(node, (key, value) =>
      key === '$ref' && typeof value === 'string' && value.startsWith('#') ? `contract${value}` : value,
    ),
  )
  // A copy of a schema is also a schema.
  return moved as Schema
}

/** The errors. For a choice, only those of the branch that matches best, which is the one with the deepest errors. */
function nearest(errors: ErrorObject[]): ErrorObject[] {
  const found: ErrorObject[] = []
  // Ajv reports the errors of the branches just before the choice itself. A list may have thousands of them.
  for (let end = errors.length; end > 0;) {
    const last = errors[end - 1]
    if (!last) break
    let start = end - 1
    if (BRANCHING.has(last.keyword)) {
      while (`${errors[start - 1]?.instancePath}/`.startsWith(`${last.instancePath}/`)) start -= 1
      found.push(...ofChoice(last, errors.slice(start, end - 1)).toReversed())
    } else if (!WRAPPERS.has(last.keyword)) found.push(last)
    end = start
  }
  return found.toReversed()
}

function ofChoice(choice: ErrorObject, below: ErrorObject[]): ErrorObject[] {
  const deepest = below.reduce((most, error) => Math.max(most, depthOf(error)), 0)
  const found = below.filter((error) => depthOf(error) === deepest)
  const isShallow = deepest === depthOf(choice) && found.every(({ keyword }) => keyword === 'type')
  return isShallow ? [oneOfTypes(choice, found)] : found
}

const depthOf = ({ instancePath, keyword }: ErrorObject) =>
  instancePath.split('/').length + (keyword === 'required' || keyword === 'additionalProperties' ? 1 : 0)

/** Combines the types of all branches into one sentence. */
const oneOfTypes = (choice: ErrorObject, errors: ErrorObject[]): ErrorObject => ({
  ...choice,
  keyword: 'type',
  params: { type: errors.flatMap(({ params }) => params['type']) },
})

function placeOf({ instancePath, keyword, params }: ErrorObject): string {
  const parts = instancePath
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
  if (LIST_NAMES.has(keyword) && params['at']) parts.push(...String(params['at']).split('/'))
  if (keyword === 'required') parts.push(String(params['missingProperty']))
  if (keyword === 'additionalProperties') parts.push(String(params['additionalProperty']))
  return parts
    .map((part) => printable(cut(part)))
    .reduce((path, part) => (/^\d+$/.test(part) ? `${path}[${part}]` : path ? `${path}.${part}` : part), '')
}

const TYPES: Record<string, string> = {
  string: 'a text',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  object: 'an object',
  array: 'a list',
  null: 'null',
}

const LONGEST_CHOICE = 8

function sentenceOf({ keyword, params, data, schema, message }: ErrorObject): string {
  const is = `is ${shown(data)}`
  switch (keyword) {
    case 'required':
      return 'is missing'
    case 'additionalProperties':
      return 'is not in the contract'
    case 'type': {
      const types: string[] = [params['type']].flat()
      return `${is}, must be ${types.map((type) => TYPES[type] ?? type).join(' or ')}`
    }
    case 'const':
      return `${is}, must be ${shown(schema)}`
    case 'enum': {
      const values: unknown[] = Array.isArray(schema) ? schema : []
      const some = values.slice(0, LONGEST_CHOICE).map(shown).join(', ')
      return `${is}, must be ${values.length > 1 ? 'one of ' : ''}${some}${values.length > LONGEST_CHOICE ? ', …' : ''}`
    }
    case 'pattern':
      return `${is}, must match ${params['pattern']}`
    case 'minLength':
      return `${is}, must have at least ${params['limit']} characters`
    case 'maxLength':
      return `${is}, must have at most ${params['limit']} characters`
    case 'minItems':
      return `has ${Array.isArray(data) ? data.length : 0} entries, must have at least ${params['limit']}`
    case 'maxItems':
      return `has ${Array.isArray(data) ? data.length : 0} entries, must have at most ${params['limit']}`
    case 'minimum':
      return `${is}, must be at least ${params['limit']}`
    case 'maximum':
      return `${is}, must be at most ${params['limit']}`
    default:
      return LIST_NAMES.has(keyword) ? String(params['says']) : `${is}: ${message ?? keyword}`
  }
}
