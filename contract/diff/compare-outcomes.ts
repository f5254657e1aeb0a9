import {
  type Failure,
  type Operation,
  type Outcomes,
  type Schema,
  type SuccessCode,
  successCodes,
} from '../read/document.ts'
import { isSchema, schemasByName, schemasIn } from '../read/schema.ts'
import { compareSchemas } from './compare-schemas.ts'
import type { Pair } from './pair.ts'
import type { At } from './schema-change.ts'
import { codeShown, envelopeShown, listed } from './words.ts'

/** The codes of a success, however they are written; none if it is a picture. */
function codesOf(code: unknown): unknown[] {
  if (code === 'zero' || code === '00' || code === 'image') return successCodes(code)
  return [...new Set([code].flat())]
}

function codesShown(code: SuccessCode) {
  if (code === 'image') return 'none: it is a picture'
  const codes = codesOf(code).map(codeShown)
  return codes.length === 1 ? `${codes[0]} only` : listed(codes, 'or') || 'none'
}

/** Whether a reader of the second success accepts each code of the first. A reader tells a number from a text. */
const isWithin = (some: SuccessCode, all: SuccessCode) =>
  (some === 'image') === (all === 'image') && codesOf(some).every((code) => codesOf(all).includes(code))

/** Compares the possible outcomes of an operation. */
export function compareOutcomes(pair: Pair) {
  const [old, now] = [pair.before['x-outcomes'], pair.after['x-outcomes']]
  const [was, is] = [old.success, now.success]
  if (!isWithin(is.code, was.code) || !isWithin(was.code, is.code))
    pair.tell({
      kind: 'success code',
      about: 'The success code',
      words: `is now ${codesShown(is.code)} (was ${codesShown(was.code)})`,
      breaks: { app: !isWithin(is.code, was.code), servers: !isWithin(was.code, is.code) },
    })
  comparePayloads(pair, was, is)
  compareFailures(pair, old, now)
  compareEnvelopes(pair)
  comparePictures(pair)
  // The messages of failures that were added or removed are not reported as changed words.
  const shared = Object.keys(old.failures).filter((name) => name in now.failures)
  const words = ({ success, failures, other }: Outcomes) => {
    const said = shared.map((name) => [failures[name]?.meaning, failures[name]?.app, failures[name]?.message])
    return JSON.stringify([success.description, other, said])
  }
  if (words(old) !== words(now)) pair.tell({ kind: 'words', words: '' })
}

const WHOLE: At = { about: '', isShared: false, path: '', part: 'reply', within: [] }

function comparePayloads(pair: Pair, was: Outcomes['success'], is: Outcomes['success']) {
  const { sides, tell, tellSchema } = pair
  const isMoved = was.payload !== undefined && is.payload !== undefined && was.payload !== is.payload
  if (isMoved)
    tell({
      kind: 'payload moved',
      about: 'The payload',
      words: `is now \`${is.payload}\` (was \`${was.payload}\`)`,
      breaks: { app: true, servers: true },
    })
  const as = ({ payload, schema }: Outcomes['success']): Schema =>
    payload && schema
      ? {
          properties: { [isMoved ? (was.payload ?? '') : payload]: schema },
          required: [isMoved ? was.payload : payload],
        }
      : {}
  compareSchemas(as(was), as(is), WHOLE, schemasOf(sides), tellSchema)
}

const schemasOf = ({ before, after }: Pair['sides']) => ({
  before: before.components.schemas,
  after: after.components.schemas,
})

/** A reader takes a failure's code as a number and as a text. */
const failureCodes = (code: unknown) => [...new Set([code].flat().map(String))].toSorted()

function compareFailures({ tell }: Pair, { failures: was }: Outcomes, { failures: is }: Outcomes) {
  for (const name of new Set([...Object.keys(was), ...Object.keys(is)])) {
    const [old, now] = [was, is].map((failures) => (Object.hasOwn(failures, name) ? failures[name] : undefined))
    const about = (code: Failure['code']) => `The failure \`${name}\` (${listed(failureCodes(code), 'or')})`
    // Every reader treats an unnamed code as a failure, so a new name breaks nobody. But a screen may depend on a name.
    if (!old && now)
      tell({ kind: 'failure added', about: about(now.code), words: `is new${now.final ? ', and final' : ''}` })
    else if (old && !now)
      tell({ kind: 'failure removed', about: about(old.code), words: 'is removed', breaks: { app: true } })
    else if (old && now) {
      const [from, to] = [old, now].map(({ code }) => listed(failureCodes(code), 'or'))
      if (from !== to)
        tell({
          kind: 'failure code',
          about: `The code of the failure \`${name}\``,
          words: `is now ${to} (was ${from})`,
          breaks: { app: true, servers: true },
        })
      if (Boolean(old.final) !== Boolean(now.final))
        tell({
          kind: 'failure final',
          about: about(now.code),
          words: now.final ? 'is now final: no retry can mend it' : 'is no longer final: a retry may mend it',
        })
    }
  }
}

/** The envelope around code and payload is generated and the same for all operations, so its change is reported once. */
function compareEnvelopes({ before, after, sides, tellSchema }: Pair) {
  const [was, is] = [envelopesOf(before), envelopesOf(after)]
  for (const [title, envelope] of Object.entries(is)) {
    const old = was[title]
    if (!old) continue
    const kind = title === 'success' || title === 'invalidRequest' ? title : 'failure'
    compareSchemas(
      old,
      envelope,
      { ...WHOLE, about: envelopeShown(kind), isShared: true },
      schemasOf(sides),
      tellSchema,
    )
  }
}

/** The plain envelopes by outcome, without the data of `x-outcomes`. The scrambled ones say the same. */
function envelopesOf(operation: Operation): Record<string, Schema> {
  const branches = schemasIn(operation.responses?.[200]?.content?.['application/json']?.schema?.['oneOf'])
  const plain = branches.filter(({ title }) => !String(title).endsWith(', scrambled'))
  const { payload } = operation['x-outcomes'].success
  return Object.fromEntries(
    plain.map(({ title, properties, required }) => {
      const isSuccess = title === 'success'
      const { code, ...fields } = schemasByName(properties)
      const kept = Object.entries(fields).filter(([name]) => !isSuccess || name !== payload)
      const { not: _named, description: _words, ...shape } = isSchema(code) ? code : {}
      return [
        String(title),
        {
          properties: { ...Object.fromEntries(kept), ...(title === 'other failure' && { code: shape }) },
          required: Array.isArray(required) ? required.filter((name) => !isSuccess || name !== payload) : [],
        },
      ]
    }),
  )
}

function comparePictures({ before, after, tell }: Pair) {
  const kinds = ({ responses }: Operation) =>
    Object.keys(responses?.[200]?.content ?? {}).filter((type) => type.startsWith('image/'))
  const [was, is] = [kinds(before), kinds(after)]
  const [more, less] = [is.filter((one) => !was.includes(one)), was.filter((one) => !is.includes(one))]
  if (was.length > 0 && is.length > 0 && more.length + less.length > 0)
    tell({
      kind: 'picture kinds',
      about: 'The picture',
      words: `may now be ${listed(is, 'or')} (was ${listed(was, 'or')})`,
      breaks: { app: more.length > 0, servers: less.length > 0 },
    })
}
