import { type OutputUnit, type Schema, type SchemaDraft, validate } from '@cfworker/json-schema'

type Lookup = Record<string, Schema | boolean>

const DRAFT: SchemaDraft = '2020-12'
/** Keywords whose error only repeats that a part of the value is wrong. */
const WRAPPERS = ['$ref', 'properties', 'items', 'allOf']
/** Where the validator stores the target of a `$ref`. */
const RESOLVED = '__absolute_ref__'
const BRANCHING = ['oneOf', 'anyOf']

/** Why `value` does not match `schema`; empty if it matches. */
export function schemaProblems(value: unknown, schema: Schema | boolean, lookup: Lookup): string[] {
  const { errors } = validate(value, schema, DRAFT, lookup, false)
  const causes = nearestErrors(errors.filter(({ keyword }) => !WRAPPERS.includes(keyword)))
  return [
    ...new Set(causes.map((cause) => `${cause.instanceLocation.slice(1) || '/'}: ${messageOf(cause, schema, lookup)}`)),
  ]
}

/** The errors. For a `oneOf` or `anyOf`, only those of the branch that matches best. */
function nearestErrors(errors: OutputUnit[]): OutputUnit[] {
  const choice = errors.find((error) => BRANCHING.includes(error.keyword) && errors.some(isBelow(error)))
  if (!choice) return errors
  const below = errors.filter(isBelow(choice))
  const rest = errors.filter((error) => error !== choice && !below.includes(error))
  const branches = Object.values(Object.groupBy(below, ({ keywordLocation }) => branchOf(choice, keywordLocation)))
  const [nearest = []] = branches.flatMap((branch) => (branch ? [branch] : [])).toSorted(byNearness)
  return [...nearestErrors(rest), ...nearestErrors(nearest)]
}

const isBelow =
  (choice: OutputUnit) =>
  ({ keywordLocation, instanceLocation }: OutputUnit) =>
    keywordLocation.startsWith(`${choice.keywordLocation}/`) &&
    `${instanceLocation}/`.startsWith(`${choice.instanceLocation}/`)

const branchOf = ({ keywordLocation }: OutputUnit, below: string) =>
  below.slice(keywordLocation.length + 1).split('/')[0] ?? ''

const depth = (branch: OutputUnit[]) =>
  Math.min(...branch.map(({ instanceLocation }) => instanceLocation.split('/').length))

/** A branch matches better if its first error is deeper in the value, or else if it has fewer errors. */
const byNearness = (one: OutputUnit[], other: OutputUnit[]) => depth(other) - depth(one) || one.length - other.length

/** The error's message with the pattern, which the validator omits. */
function messageOf({ keyword, keywordLocation, error }: OutputUnit, schema: Schema | boolean, lookup: Lookup) {
  if (keyword !== 'pattern') return error
  const pattern = keywordAt(keywordLocation, schema, lookup)
  return typeof pattern === 'string' ? `String does not match pattern ${pattern}` : error
}

/** The value of the keyword at a location, which may go through references. */
function keywordAt(location: string, schema: Schema | boolean, lookup: Lookup): unknown {
  return location
    .split('/')
    .slice(1)
    .map((part) => decodeURI(part).replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<unknown>((node, key) => {
      const next: unknown = Object(node)[key]
      return key === '$ref' ? lookup[Object(node)[RESOLVED] ?? String(next)] : next
    }, schema)
}
