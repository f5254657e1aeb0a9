import { readdirSync, readFileSync } from 'node:fs'
import { Validator } from '@cfworker/json-schema'
import { describe, expect, test, vi } from 'vitest'
import { contract } from '../../mocks/contract.ts'
import { replySchema } from '../../contract-tools/bundle/replies.ts'
import { ApiError, type ApiErrorKind } from '../../src/api/api-error.ts'
import { call } from '../../src/api/call.ts'
import { decodeEnvelope, type Outcome } from '../../src/api/envelope.ts'
import { formBody } from '../../src/api/form-body.ts'
import { saveGoogleScore } from '../../src/api/generated/outcomes.ts'
import { retryAfterSeconds } from '../../src/lib/retry-after.ts'
import { openAddress } from '../setup/location.ts'
import { journeys } from '../all/verifier/journeys.ts'

const FOLDER = 'openapi/vectors'

interface Vectors<Case> {
  cases: (Case & { name: string })[]
}
// The schema test below checks the shape of every file.
const vectors = <Case>(name: string): Vectors<Case> => JSON.parse(readFileSync(`${FOLDER}/${name}.json`, 'utf8'))

const files = readdirSync(FOLDER).filter((name) => name !== 'schema.json' && name.endsWith('.json'))

test.each(files)('%s is what the one schema of the vectors describes', (file) => {
  const schema = JSON.parse(readFileSync(`${FOLDER}/schema.json`, 'utf8'))
  const { errors } = new Validator(schema, '2020-12', false).validate(vectors(file.replace('.json', '')))
  expect(errors.map(({ instanceLocation, error }) => `${instanceLocation} ${error}`)).toEqual([])
})

describe('Our decoder agrees with the envelope vector', () => {
  const { cases } = vectors<Omit<Outcome, 'id'> & { body: unknown; expected: Record<string, unknown> }>('envelopes')
  test.each(cases)('$name @APP-36 @APP-37 @APP-39 @APP-42', ({ success, payload, failures, body, expected }) => {
    const decoded = decodeEnvelope(body, { id: 'vector', success, payload, failures })
    // The reason of a malformed reply is in our own words.
    const { reason: _ours, ...said } = { reason: '', ...decoded }
    expect(said).toEqual(expected['kind'] === 'success' ? { payload: undefined, ...expected } : expected)
  })
})

describe('The contract allows what the envelope vector says a server may send', () => {
  const { cases } = vectors<Omit<Outcome, 'id'> & { body: unknown; allowed: boolean }>('envelopes')
  test.each(cases)('$name', ({ success, payload, failures, body, allowed }) => {
    const schema = replySchemaOf({ success, payload, failures })
    expect(new Validator(schema, '2020-12').validate(body).valid).toBe(allowed)
  })
})

/** The bundle's schema for an operation with these outcomes. */
function replySchemaOf({ success, payload, failures }: Omit<Outcome, 'id'>) {
  const common = contract['x-common-outcomes']
  const { invalidRequest } = common
  const named = Object.entries(failures).flatMap(([code, name]) =>
    name in common ? [] : [[name, { code: Number(code) }]],
  )
  const own = { code: success, ...(payload && { payload: payload.key, schema: { type: payload.type } }) }
  const outcomes = { success: own, failures: { ...Object.fromEntries(named), invalidRequest } }
  // All that it reads of an operation and a document.
  return replySchema(Object({ 'x-outcomes': outcomes }), Object(contract))
}

/** The name of the error that a function throws. */
function refusal(run: () => unknown): string {
  try {
    run()
    return 'none'
  } catch (error) {
    return error instanceof Error ? error.name : String(error)
  }
}

/** The content of a form's body: the order of fields and the choice of escaped characters do not matter. */
const carried = (form: string) => [...new URLSearchParams(form)].map((field) => JSON.stringify(field)).toSorted()

describe('Our client agrees with the form vector', () => {
  const { cases } = vectors<{ fields: Record<string, unknown>; form: string | null }>('form-bodies')
  test.each(cases)('$name @APP-31', ({ fields, form }) => {
    const written = () => carried(formBody(fields))
    expect(form === null ? refusal(written) : written()).toEqual(form === null ? 'TypeError' : carried(form))
  })
})

test('A journey’s complaint reads back with the texts of the form vector @RULE-104', () => {
  const { cases } = vectors<{ fields: Record<string, unknown> }>('form-bodies')
  const texts = cases
    .filter(({ name }) => name !== 'plain')
    .flatMap(({ fields }) => Object.values(fields))
    .filter((value) => typeof value === 'string')
  const saved = journeys.workflows
    .find(({ workflowId }) => workflowId === 'complaint-with-images')
    ?.steps.find(({ stepId }) => stepId === 'save')?.requestBody?.payload['problemDetail']
  expect(texts.length).toBeGreaterThan(8)
  expect(texts.filter((text) => !String(saved).includes(text))).toEqual([])
})

describe('Our client agrees with the session vector', () => {
  const { cases } = vectors<{ address: string; query: Record<string, string> }>('session-query')
  test.each(cases)('$name @APP-8', async ({ address, query }) => {
    openAddress(address)
    const sent: URL[] = []
    vi.stubGlobal('fetch', (request: Request) => {
      sent.push(new URL(request.url))
      return Promise.resolve(Response.json({ code: 0, message: '', data: {} }))
    })
    await call(saveGoogleScore, { key: 'aVectorAsksForThis', body: { score: 5 } })
    expect(Object.fromEntries(sent[0]?.searchParams ?? [])).toEqual(query)
    // Also for servers that read a plus as a plus.
    const fields = sent[0]?.search.slice(1).split('&') ?? []
    expect(Object.fromEntries(fields.map((field) => field.split('=').map(decodeURIComponent)))).toEqual(query)
  })
})

describe('Our client agrees with the HTTP vector', () => {
  const { cases } = vectors<{ status: number; retryAfter?: string; body: string; expected: string; seconds?: number }>(
    'http-statuses',
  )
  test.each(cases)('$name', async ({ status, retryAfter, body, expected, seconds }) => {
    const headers = retryAfter === undefined ? {} : { 'retry-after': retryAfter }
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(body, { status, headers })))
    expect(expected === 'busy' ? retryAfterSeconds(new Headers(headers)) : undefined).toBe(seconds)
    const kind = await call(saveGoogleScore, { key: 'aVectorAsksForThis', body: { score: 5 } }).then(
      () => 'success',
      (error: unknown) => (error instanceof ApiError ? KINDS[error.kind] : String(error)),
    )
    expect(kind).toBe(expected)
  })
})

/** The vectors' names for our kinds of errors. */
const KINDS: Partial<Record<ApiErrorKind, string>> = {
  session: 'sessionEnded',
  busy: 'busy',
  refused: 'refused',
  malformed: 'malformed',
}

describe('A standard reader agrees with the multipart vector', () => {
  const { cases } = vectors<{ contentType: string; base64: string; parts: Record<string, string>[] }>('multipart')
  test.each(cases)('$name', async ({ contentType, base64, parts }) => {
    const request = new Request('http://localhost/', {
      method: 'POST',
      headers: { 'content-type': contentType },
      body: Buffer.from(base64, 'base64'),
    })
    const read = [...(await request.formData())].map(async ([name, file]) => {
      if (!(file instanceof File)) throw new TypeError(`${name} is no file`)
      return {
        name,
        filename: file.name,
        type: file.type,
        base64: Buffer.from(await file.arrayBuffer()).toString('base64'),
      }
    })
    expect(await Promise.all(read)).toEqual(parts)
  })
})
