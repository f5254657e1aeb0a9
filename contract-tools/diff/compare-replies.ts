import { componentName, type ContractDocument, envelopeOf, type Operation, type Schema } from '../read/document.ts'
import { isSchema, mapValues, ownOf, type Schemas, schemasByName, schemasIn } from '../read/schema.ts'
import { compareSchemas } from './compare-schemas.ts'
import { compareRest, type Pair, spelledAs, type Difference } from './pair.ts'
import { breaksBy, startOf } from './schema-change.ts'
import { UnreadableSide } from './unreadable.ts'
import { listed } from './words.ts'

const JSON_TYPE = 'application/json'

/** Compares what an operation's replies have beside codes and payloads: envelopes, media types, statuses and their headers. */
export function compareReplies(pair: Pair) {
  comparePictures(pair)
  for (const difference of [...compareEnvelopes(pair), ...compareMedia(pair), ...compareStatuses(pair)])
    pair.add(difference)
}

/** The replies of all outcomes. A change that several of them have is reported once. */
function compareEnvelopes({ before, after, sides }: Pair): Difference[] {
  // Without one of them, the media type is reported.
  if (![before, after].every(({ responses }) => JSON_TYPE in responses[200].content)) return []
  const payloads = [before, after].flatMap((one) => one['x-outcomes'].success.payload ?? [])
  const [was, is] = [envelopesOf(before, sides.before, payloads), envelopesOf(after, sides.after, payloads)]
  const components = { before: sides.before.components.schemas, after: sides.after.components.schemas }
  const titles = Object.keys({ ...was, ...is })
  const changes = titles.flatMap((title): (Difference & { title: string })[] => {
    const [old, now] = [ownOf(was, title), ownOf(is, title)]
    if (!old || !now)
      return isNamedByOne(title) ? [] : [{ title, kind: 'outcome', words: now ? 'is new' : 'is removed' }]
    const differences: Difference[] = compareRest(old.rest, now.rest, [])
    compareSchemas(old.schema, now.schema, startOf('reply'), components, ({ kind, at, words, effect }) =>
      differences.push({
        kind,
        about: at.path && `\`${at.path}\``,
        words,
        breaks: breaksBy('reply', effect),
        isUnknown: effect === 'unknown',
      }),
    )
    const titled = (one: Difference) => ({ ...one, title })
    return differences.map(titled)
  })
  return Object.values(
    Object.groupBy(changes, ({ title: _title, ...difference }) => JSON.stringify(difference)),
  ).flatMap((same = []) =>
    same.slice(0, 1).map(({ title: _title, ...difference }) =>
      aboutReplies(
        difference,
        same.map(({ title }) => title),
        titles,
      ),
    ),
  )

  /** A failure that only one side has is reported by its name. */
  function isNamedByOne(title: string) {
    const name = title.replace(SCRAMBLED, '')
    return Object.hasOwn(before['x-outcomes'].failures, name) !== Object.hasOwn(after['x-outcomes'].failures, name)
  }
}

function aboutReplies(difference: Difference, some: string[], all: string[]): Difference {
  if (difference.kind === 'words') return { kind: 'words', words: '' }
  const of = repliesShown(some, all)
  if (difference.kind === 'outcome') return { ...difference, about: `The schema of ${of}`, isUnknown: true }
  return { ...difference, about: difference.about ? `${difference.about} of ${of}` : `The envelope of ${of}` }
}

const SCRAMBLED = /, scrambled$/
const isSuccess = (title: string) => title.replace(SCRAMBLED, '') === 'success'

const isScrambled = (title: string) => SCRAMBLED.test(title)
/** The first that means the same replies is shown. */
const GROUPS: [name: string, holds: (title: string) => boolean][] = [
  ['every reply', () => true],
  ['a success', isSuccess],
  ['a failure', (title) => !isSuccess(title)],
  ['every scrambled reply', isScrambled],
  ['every plain reply', (title) => !isScrambled(title)],
  ['a scrambled success', (title) => isSuccess(title) && isScrambled(title)],
  ['a scrambled failure', (title) => !isSuccess(title) && isScrambled(title)],
  ['a plain success', (title) => isSuccess(title) && !isScrambled(title)],
  ['a plain failure', (title) => !isSuccess(title) && !isScrambled(title)],
]

function repliesShown(some: string[], all: string[]) {
  const [group] = GROUPS.find(([, holds]) => all.every((title) => holds(title) === some.includes(title))) ?? []
  const names = some.filter((title) => !isScrambled(title) || !some.includes(title.replace(SCRAMBLED, '')))
  return group ?? `the reply ${listed(names.map((name) => `\`${name}\``))}`
}

interface Envelope {
  schema: Schema
  rest: Schema
}

/** By the title of the outcome; without codes and payload, which are compared by name. */
function envelopesOf(
  { responses }: Operation,
  contract: ContractDocument,
  payloads: string[],
): Record<string, Envelope> {
  const { oneOf } = responses[200].content[JSON_TYPE]?.schema ?? {}
  const plain = new Map(Object.entries(contract['x-envelope-keys']).map(([key, scrambled]) => [scrambled, key]))
  return Object.fromEntries(
    schemasIn(oneOf).map(({ title, properties, required, propertyNames, allOf, ...others }) => {
      const dropped = isSuccess(String(title)) ? payloads : []
      const fields = Object.entries(schemasByName(properties)).map(
        ([key, schema]) => [plain.get(key) ?? key, schema] as const,
      )
      const names = plainNames(required, plain)
      const schema = {
        ...others,
        ...(!isSuccess(String(title)) && { allOf }),
        properties: withoutCodes(Object.fromEntries(fields.filter(([key]) => !dropped.includes(key))), contract),
        required: Array.isArray(names) ? names.filter((name) => !dropped.includes(name)) : [],
      }
      return [String(title), { schema, rest: { propertyNames: plainNames(propertyNames, plain) } }]
    }),
  )
}

function withoutCodes(fields: Schemas, contract: ContractDocument): Schemas {
  const { code } = envelopeOf(contract)
  const { enum: _enum, not: _not, description: _description, ...others } = fields[code] ?? {}
  return code in fields ? { ...fields, [code]: others } : fields
}

/** With the plain names of scrambled keys, wherever they stand. */
const plainNames = (value: unknown, plain: Map<string, string>): unknown =>
  typeof value === 'string'
    ? (plain.get(value) ?? value)
    : Array.isArray(value)
      ? value.map((one) => plainNames(one, plain))
      : isSchema(value)
        ? Object.fromEntries(Object.entries(value).map(([key, one]) => [key, plainNames(one, plain)]))
        : value

const isPicture = (type: string) => type.startsWith('image/')

function comparePictures({ before, after, add }: Pair) {
  const [was = [], is = []] = [before, after].map(({ responses }) =>
    Object.keys(responses[200].content).filter(isPicture),
  )
  const [more, less] = [is.some((one) => !was.includes(one)), was.some((one) => !is.includes(one))]
  if (was.length > 0 && is.length > 0 && (more || less))
    add({
      kind: 'picture kinds',
      about: 'The picture',
      words: `may now be ${listed(is, 'or')} (was ${listed(was, 'or')})`,
      breaks: { app: more, servers: less },
    })
}

/** The rest of a success: its media types, and what stands beside their envelopes. */
function compareMedia({ before, after }: Pair): Difference[] {
  const [old, now] = [before.responses[200], after.responses[200]]
  const [was, is] = [old.content, now.content]
  const hasPictures = [was, is].every((content) => Object.keys(content).some(isPicture))
  const types = Object.keys({ ...was, ...is }).filter(
    (type) => !hasPictures || !isPicture(type) || (was[type] && is[type]),
  )
  return [
    ...types.flatMap((type): Difference[] => {
      const [one, other] = [was[type], is[type]]
      if (!one || !other) return [addedOrRemoved(`The media type ${type}`, Boolean(other))]
      return [
        compareRest(one, other, ['schema', 'examples'], ` of the reply ${type}`),
        compareRest(one.schema, other.schema, type === JSON_TYPE ? ['oneOf'] : [], ` of the reply ${type}`),
      ].flat()
    }),
    ...compareHeaders(old, now, 200),
  ]
}

const addedOrRemoved = (about: string, isNew: boolean): Difference => ({
  kind: 'reply',
  about,
  words: isNew ? 'is new' : 'is removed',
  isUnknown: true,
})

function compareHeaders(old: object, now: object, status: number | string): Difference[] {
  const [was, is] = [old, now].map((one) => Object.entries(Object(Object(one).headers)))
  const names = (is ?? []).map(([name]) => name)
  const spelled = (was ?? []).map(([name, header]) => [spelledAs(name, names), header])
  const of = ` of the reply HTTP ${status}`
  return [
    ...compareRest(Object.fromEntries(spelled), Object.fromEntries(is ?? []), [], of),
    ...compareRest(old, now, ['description', 'headers', 'content', '$ref'], of),
  ]
}

/** Statuses without an envelope. */
function compareStatuses({ before, after, sides }: Pair): Difference[] {
  const repliesOf = ({ responses }: Operation, { components }: ContractDocument) =>
    mapValues<Operation['responses'][string], object>(responses, (reply) => {
      if (!('$ref' in reply)) return reply
      const found = ownOf(components.responses ?? {}, componentName(reply.$ref))
      if (!found) throw new UnreadableSide(`It cannot be compared: there is no response ${reply.$ref}.`)
      return found
    })
  const [was, is] = [repliesOf(before, sides.before), repliesOf(after, sides.after)]
  const commonOf = ({ 'x-common-outcomes': { sessionEnded, busy } }: ContractDocument) =>
    [...sessionEnded.http, ...(busy?.http ?? [])].map(String)
  const [old, now] = [commonOf(sides.before), commonOf(sides.after)]
  const ended = sides.after['x-common-outcomes'].sessionEnded.http.map(String)
  // The common outcome, or the session, reports these.
  const isReported = (status: string) =>
    old.includes(status) !== now.includes(status) ||
    (ended.includes(status) && before['x-session'] !== after['x-session'])
  return Object.keys({ ...was, ...is })
    .filter((status) => status !== '200')
    .flatMap((status): Difference[] => {
      const [one, other] = [was[status], is[status]]
      if (!one || !other) return isReported(status) ? [] : [addedOrRemoved(`The reply HTTP ${status}`, Boolean(other))]
      return [
        compareHeaders(one, other, status),
        compareRest(Object(one).content, Object(other).content, [], ` of the reply HTTP ${status}`),
      ].flat()
    })
}
