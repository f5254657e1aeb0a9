import { type Failure, type Outcomes, type Schema, type SuccessCode, successCodes } from '../read/document.ts'
import { ownOf } from '../read/schema.ts'
import { compareReplies } from './compare-replies.ts'
import { compareSchemas } from './compare-schemas.ts'
import { compareRest, type Pair } from './pair.ts'
import { startOf } from './schema-change.ts'
import { codeShown, listed } from './words.ts'

function codesShownOf(code: SuccessCode) {
  if (code === 'image') return 'none: it is a picture'
  const codes = successCodes(code).map(codeShown)
  return codes.length === 1 ? `${codes[0]} only` : listed(codes, 'or')
}

/** Whether a reader of the second success accepts each code of the first. A reader tells a number from a text. */
const isWithin = (some: SuccessCode, all: SuccessCode) =>
  (some === 'image') === (all === 'image') && successCodes(some).every((code) => successCodes(all).includes(code))

/** Compares the possible outcomes of an operation. */
export function compareOutcomes(pair: Pair) {
  const { before, after, sides, add } = pair
  const [old, now] = [before['x-outcomes'], after['x-outcomes']]
  const [was, is] = [old.success, now.success]
  if (!isWithin(is.code, was.code) || !isWithin(was.code, is.code))
    add({
      kind: 'success code',
      about: 'The success code',
      words: `is now ${codesShownOf(is.code)} (was ${codesShownOf(was.code)})`,
      breaks: { app: !isWithin(is.code, was.code), servers: !isWithin(was.code, is.code) },
    })
  comparePayloads(pair, was, is)
  compareFailures(pair, old, now)
  compareReplies(pair)
  for (const difference of [
    ...compareRest(old, now, ['success', 'failures', 'other'], ' of the outcomes'),
    ...compareRest(was, is, ['code', 'payload', 'description', 'schema'], ' of the success'),
  ])
    add(difference)
  // The messages of failures that were added or removed are not reported as changed words.
  const shared = Object.keys(old.failures).filter((name) => Object.hasOwn(now.failures, name))
  const words = ({ success, failures, other }: Outcomes) => {
    const said = shared.map((name) => [failures[name]?.meaning, failures[name]?.app, failures[name]?.message])
    return JSON.stringify([success.description, other?.app, said])
  }
  if (words(old) !== words(now)) add({ kind: 'words', words: '' })

  function comparePayloads({ tellSchema }: Pair, from: Outcomes['success'], to: Outcomes['success']) {
    const isMoved = from.payload !== undefined && to.payload !== undefined && from.payload !== to.payload
    if (isMoved)
      add({
        kind: 'payload moved',
        about: 'The payload',
        words: `is now \`${to.payload}\` (was \`${from.payload}\`)`,
        breaks: { app: true, servers: true },
      })
    const as = ({ payload, schema }: Outcomes['success']): Schema => {
      const name = isMoved ? from.payload : payload
      return name !== undefined && schema ? { properties: { [name]: schema }, required: [name] } : {}
    }
    const components = { before: sides.before.components.schemas, after: sides.after.components.schemas }
    compareSchemas(as(from), as(to), startOf('reply'), components, tellSchema)
  }
}

/** A reader takes a failure's code as a number and as a text. */
const codesOf = (failure: Failure | undefined) =>
  listed([...new Set([failure?.code].flat().map(String))].toSorted(), 'or')

function compareFailures({ add }: Pair, { failures: was }: Outcomes, { failures: is }: Outcomes) {
  const brought = Object.keys(is).filter((name) => !ownOf(was, name))
  for (const name of Object.keys(was)) {
    const old = ownOf(was, name)
    // A new name for the same code.
    const heir = ownOf(is, name) ? name : brought.find((one) => codesOf(is[one]) === codesOf(old))
    const about = `The failure \`${name}\` (${codesOf(old)})`
    const now = heir === undefined ? undefined : ownOf(is, heir)
    if (!old || !now || heir === undefined) {
      add({ kind: 'failure removed', about, words: 'is removed', breaks: { app: true } })
      continue
    }
    if (heir !== name) {
      brought.splice(brought.indexOf(heir), 1)
      add({ kind: 'renamed', about, words: `has the name \`${heir}\` now; nothing of it is sent` })
    }
    if (codesOf(old) !== codesOf(now))
      add({
        kind: 'failure code',
        about: `The code of the failure \`${name}\``,
        words: `is now ${codesOf(now)} (was ${codesOf(old)})`,
        breaks: { app: true, servers: true },
      })
    if (Boolean(old.final) !== Boolean(now.final))
      add({
        kind: 'failure final',
        about,
        words: now.final ? 'is now final: no retry can mend it' : 'is no longer final: a retry may mend it',
      })
    const known = ['code', 'meaning', 'app', 'message', 'final', 'x-request', 'x-given']
    for (const difference of compareRest(old, now, known, ` of the failure \`${name}\``)) add(difference)
  }
  // Every reader treats an unnamed code as a failure, so a new name breaks nobody. But a screen may depend on a name.
  for (const name of brought) {
    const now = is[name]
    const words = `is new${now?.final ? ', and final' : ''}`
    add({ kind: 'failure added', about: `The failure \`${name}\` (${codesOf(now)})`, words })
  }
}
