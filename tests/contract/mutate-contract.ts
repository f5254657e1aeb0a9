import { type ContractDocument, operationsOf } from '../../contract/read/document.ts'
import { isSchema } from '../../contract/read/schema.ts'

export interface Mutation {
  name: string
  apply: (contract: ContractDocument) => void
}

type Path = (string | number)[]

/** Descriptions, and parts that only tests and people read. */
const UNREAD = [
  'description',
  'title',
  'example',
  'examples',
  'default',
  'x-request',
  'x-given',
  'app',
  'meaning',
  'message',
]
const MARKS = ['x-session', 'x-effect', 'x-screens', 'x-outcomes', 'requestBody']

/** Every single change of the operations' outcomes, marks, requests and replies: a part removed, or a value changed. */
export function mutationsOf(contract: ContractDocument): Mutation[] {
  const used = usedComponents(contract)
  const roots: Path[] = [
    ...operationsOf(contract).flatMap(({ path, method, operation }) => {
      const marks = MARKS.filter((mark) => mark in operation).map((mark): Path => ['paths', path, method, mark])
      const parameters = (operation.parameters ?? []).flatMap((parameter, index): Path[] =>
        'name' in parameter ? [['paths', path, method, 'parameters', index, 'schema']] : [],
      )
      return marks.concat(parameters)
    }),
    ...Object.keys(contract.components.schemas)
      .filter((name) => used.has(name))
      .map((name): Path => ['components', 'schemas', name]),
  ]
  return roots.flatMap((root) => mutationsAt(root, read(contract, root)))
}

function usedComponents(contract: ContractDocument) {
  const used = new Set<string>()
  const follow = (value: unknown) => {
    for (const [, name = ''] of JSON.stringify(value).matchAll(/"#\/components\/schemas\/(\w+)"/g)) {
      if (used.has(name)) continue
      used.add(name)
      follow(contract.components.schemas[name])
    }
  }
  follow(contract.paths)
  return used
}

const read = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((at, key) => (Array.isArray(at) ? at[Number(key)] : isSchema(at) ? at[key] : undefined), value)

function mutationsAt(path: Path, value: unknown): Mutation[] {
  const name = path.slice(1).join(' ')
  const key = path.at(-1)
  if (Array.isArray(value)) {
    const entries = value.map((_entry, index): Mutation => ({
      name: `${name} loses entry ${index}`,
      apply: (contract) => void listAt(contract, path).splice(index, 1),
    }))
    const isOfSchemas = value.some(isSchema)
    return [...(isOfSchemas ? value.flatMap((one, index) => mutationsAt([...path, index], one)) : entries)]
  }
  if (isSchema(value)) {
    return Object.entries(value).flatMap(([inner, one]) => {
      const isField = key === 'properties'
      if (!isField && (UNREAD.includes(inner) || saysNothing(value, inner))) return []
      const removal: Mutation = {
        name: `${name} loses ${inner}`,
        apply: (contract) => {
          const at = read(contract, path)
          if (isSchema(at)) delete at[inner]
        },
      }
      return (canGo(path, inner) ? [removal] : []).concat(mutationsAt(path.concat(inner), one))
    })
  }
  const other = otherValue(key, value)
  return other === undefined
    ? []
    : [{ name: `${name} is ${JSON.stringify(other)}`, apply: (contract) => write(contract, path, other) }]
}

/** Other keywords of the schema already say the same. */
const saysNothing = (schema: Record<string, unknown>, key: string) =>
  (key === 'type' && ['enum', 'const', 'allOf'].some((other) => other in schema)) ||
  (key === 'x-main' && 'allOf' in schema) ||
  schema[key] === true

/** Without these parts, it would not be a contract. */
const canGo = (path: Path, key: string) =>
  !['x-outcomes', 'success', 'failures', 'code', 'content', 'schema', '$ref', 'const', 'payload', 'required'].includes(
    key,
  ) &&
  !(path.at(-2) === 'x-outcomes' && path.at(-1) === 'success') &&
  path.at(-1) !== 'content' &&
  path.at(-1) !== 'x-outcomes' &&
  path.at(-1) !== 'encoding' &&
  // A property may itself have this name.
  key !== 'properties'

function listAt(contract: ContractDocument, path: Path): unknown[] {
  const list = read(contract, path)
  return Array.isArray(list) ? list : []
}

const OTHERS: Record<string, Record<string, unknown>> = {
  'x-session': { none: 'token', token: 'card', card: 'none' },
  'x-effect': { read: 'write', write: 'money', money: 'read' },
  'x-money': { major: 'minor', minor: 'major', display: 'major' },
  code: { zero: '00', '00': 'zero', image: 'zero' },
  payload: { data: 'url', url: 'data', competence: 'data' },
}

function otherValue(key: string | number | undefined, value: unknown): unknown {
  const named = OTHERS[String(key)]?.[String(value)]
  if (named !== undefined) return named
  if (key === '$ref') return undefined
  if (typeof value === 'number') return value + 1
  if (typeof value === 'boolean') return !value
  if (key === 'type') return value === 'string' ? 'boolean' : 'string'
  return typeof value === 'string' ? `${value}x` : undefined
}

function write(contract: ContractDocument, path: Path, value: unknown) {
  const parent = read(contract, path.slice(0, -1))
  const key = path.at(-1)
  if (Array.isArray(parent)) parent[Number(key)] = value
  else if (isSchema(parent)) parent[String(key)] = value
}
