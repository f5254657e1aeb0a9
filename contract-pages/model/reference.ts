import {
  type ContractDocument,
  type Effect,
  envelopeOf,
  type Method,
  type Parameter,
  type SessionKind,
  WHOLE_BODY,
} from '../../contract-tools/read/document.ts'
import { type ContractOperation, readOperations, resolveSchema } from '../../contract-tools/read/operations.ts'
import { judgeBy, readContract } from '../../packages/verifier/index.ts'
import { descriptionOf, type Field, fieldOf, fieldsOf } from './fields.ts'
import { outcomesOf, type OutcomeEntry, type OutcomeReader, type PictureOf } from './outcomes.ts'

/** What each screen reads of each reply, as tests/all/usage records it. */
export interface Usage {
  operations: Record<string, Record<string, string[]>>
}

/** The data of the contract's pages. */
export interface Reference {
  title: string
  version: string
  /** Markdown. */
  description: string
  groups: Group[]
  session: { parameters: Field[]; sessionHeaders: Field[]; headersOfEveryCall: Field[] }
  /** The names of the code and the message in a reply. */
  envelope: { code: string; message: string }
  scrambled: ContractDocument['x-envelope-keys']
  /** Whether a mock server answers the requests that somebody tries in a page. */
  hasWorld: boolean
  common: ContractDocument['x-common-outcomes']
}

/** The operations of a tag. */
export interface Group {
  name: string
  description: string
  operations: OperationEntry[]
}

export interface OperationEntry {
  id: string
  method: Method
  path: string
  summary: string
  description: string
  session: SessionKind
  /** The credentials of each session that it takes; none if anybody may call it. */
  needs: ContractOperation['security']
  effect: Effect
  /** The screens that make the call, and the fields of the reply that each reads, if recorded. */
  screens: { path: string; reads: string[] }[]
  outcomes: OutcomeEntry[]
  request: {
    /** The type of the body; `none` without one. */
    kind: 'form' | 'files' | 'json' | 'none'
    /** The description of the body. */
    description: string
    own: Field[]
    path: Field[]
    query: Field[]
  }
  /** The payload of a success. */
  reply: { key: string; fields: Field[] } | undefined
  /** A success has no envelope. */
  isPicture: boolean
}

/** Reads a bundle for its pages. `pictureOf` returns what the borrower sees of an outcome. */
export async function readReference(
  document: ContractDocument,
  usage: Usage,
  pictureOf: PictureOf,
  hasWorld = true,
): Promise<Reference> {
  const contract = readContract(document)
  const operations = readOperations(document)
  const reader: OutcomeReader = { document, contract, judge: judgeBy(contract), pictureOf }
  const entries = await Promise.all(operations.map((operation) => entryOf(reader, operation, usage)))
  const tagOf = new Map(operations.map(({ id, tags }) => [id, tags[0] ?? '']))
  const named = (parameters: { $ref: string }[]) =>
    parameters.flatMap(({ $ref }) => {
      const found = document.components.parameters[$ref.split('/').at(-1) ?? '']
      return found ? [parameterField(found, document)] : []
    })
  return {
    title: document.info.title,
    version: document.info.version,
    description: document.info.description ?? '',
    groups: (document.tags ?? []).map(({ name, description = '' }) => ({
      name,
      description,
      operations: entries.filter(({ id }) => tagOf.get(id) === name),
    })),
    session: {
      parameters: named(document['x-session-parameters']),
      sessionHeaders: named(document['x-session-headers']),
      headersOfEveryCall: named(document['x-headers-of-every-call'] ?? []),
    },
    envelope: envelopeOf(document),
    scrambled: document['x-envelope-keys'],
    hasWorld,
    common: document['x-common-outcomes'],
  }
}

function parameterField({ name, schema, required = false, description }: Parameter, document: ContractDocument) {
  const field = fieldOf(name, schema, document, required)
  return Object.assign(field, { description: description?.trim() ?? field.description })
}

const KINDS: Record<string, OperationEntry['request']['kind']> = {
  'multipart/form-data': 'files',
  'application/json': 'json',
}

async function entryOf(reader: OutcomeReader, operation: ContractOperation, usage: Usage): Promise<OperationEntry> {
  const { document } = reader
  const { id, method, path, session, effect, parameters, body, outcomes } = operation
  const source = document.paths[path]?.[method]
  if (!source) throw new Error(`The bundle has no ${method} ${path}`)
  const ofSession = new Set(document['x-session-parameters'].map(({ $ref }) => $ref.split('/').at(-1)))
  const own = Object.values(parameters).filter(({ name }) => !ofSession.has(name))
  const placed = (places: string[]) =>
    own.filter((parameter) => places.includes(parameter.in)).map((parameter) => parameterField(parameter, document))
  const { schema, payload } = outcomes.success
  const recorded = usage.operations[id] ?? {}
  return {
    id,
    method,
    path,
    summary: source.summary,
    description: source.description?.trim() ?? '',
    session,
    needs: operation.security,
    effect,
    screens: (source['x-screens'] ?? []).map((screen) => ({ path: screen, reads: recorded[screen] ?? [] })),
    outcomes: await outcomesOf(reader, operation),
    request: {
      kind: body ? (KINDS[body.type] ?? 'form') : 'none',
      description: descriptionOf(resolveSchema(body?.schema, document)),
      own: fieldsOf(body?.schema, document),
      path: placed(['path']),
      query: placed(['query', 'header']),
    },
    reply: payload && schema ? { key: payload, fields: replyFields(document, payload, schema) } : undefined,
    isPicture: outcomes.success.code === 'image',
  }
}

/** The payload itself and its fields. */
function replyFields(document: ContractDocument, key: string, schema: Parameters<typeof fieldOf>[1]): Field[] {
  if (key === WHOLE_BODY) return fieldsOf(schema, document)
  const payload = fieldOf(key, schema, document, true)
  return [payload, ...fieldsOf(schema, document, key)]
}
