import type { Schema } from '../../contract/read/document.ts'
import type { ShellContract } from '../../contract/shell/shell-contract.ts'

const URL_SCHEMA = { type: 'string', maxLength: 2048, description: 'An address.' }
const object = { name: 'x', takes: 'a text', answers: 'a text' }
export const message = (payload: Schema, more: object = {}) => ({
  since: '1.0.0',
  summary: 'Does it',
  description: 'Does it.',
  leaves: false,
  without: 'Nothing.',
  payload,
  good: {},
  bad: {},
  ...more,
})
const address = (path: string, session: string, required: boolean) => ({
  path,
  name: path,
  domain: 'loan',
  session,
  example: path,
  parameters: [{ name: 'orderId', required, description: 'The order.' }],
})

/** Two messages and three addresses. */
export const SMALL: ShellContract = {
  'x-generated': '',
  title: 'The shell',
  version: '1.0.0',
  summary: 'A shell',
  description: 'A shell.',
  objects: {
    ios: { ...object, name: 'webkit.it' },
    android: { ...object, name: 'it' },
    reply: { name: 'itReply', takes: 'An answer.' },
    readiness: { name: 'itReady', event: 'itready', description: 'Ready.' },
  },
  message: {
    description: 'One message.',
    schema: { type: 'object', required: ['id'], properties: { id: { type: 'integer' } } },
  },
  answers: { ok: 'Done.', failed: 'Not done.' },
  pending: 'pending',
  answerForms: 'A text.',
  limits: {
    replyTimeoutMs: { value: 1500, keptBy: 'shell', description: 'To answer.' },
    maxPayloadBytes: { value: 8192, keptBy: 'page', description: 'To send.' },
  },
  versions: 'One.',
  messages: {
    close: message({ type: 'null' }, { leaves: true }),
    open: message({ type: 'object', required: ['url'], properties: { url: URL_SCHEMA } }),
  },
  session: {
    description: 'In the address.',
    spelling: ['As it is.'],
    kinds: { token: 'A token.', card: 'A card.', none: 'None.' },
    change: 'Load it.',
    languages: [
      { code: 'id', lang: '1', market: 'id' },
      { code: 'en', lang: '2', market: 'in' },
    ],
    parameters: [{ name: 'userId', description: 'The number.', of: 'every call' }],
  },
  addresses: [address('/order', 'card', true), address('/loan', 'token', false), address('/about', 'none', false)],
  duties: { back: { title: 'Back', must: 'Go back.', ios: 'x', android: 'x', seen: 'x' } },
  mistakes: { late: { summary: 'Late', seen: 'A wait.' } },
}

const first = <One>(list: One[], index = 0): One => {
  const found = list[index]
  if (found === undefined) throw new Error('The small contract has fewer')
  return found
}
export const urlOf = ({ messages }: ShellContract) => Object(messages['open']?.payload['properties']).url

const OLD = 'Breaks shells of before'
const NEW = 'Breaks shells of now'
export const NOBODY = 'Breaks nothing'
const LOOK = 'Look at these'

/** Each change, what is told, and where the same is told in the other direction. */
export const ROWS: [what: string, change: (shell: ShellContract) => void, told: string[], back: string][] = [
  [
    'a message is new',
    (shell) => {
      shell.version = '1.1.0'
      shell.messages['pay'] = message({ type: 'null' }, { since: '1.1.0' })
    },
    [NOBODY, '`pay` is new, since 1.1.0.'],
    NOBODY,
  ],
  [
    'a message is new that shells should have had',
    (shell) => void (shell.messages['pay'] = message({ type: 'null' })),
    [LOOK, '`pay` is new, though since 1.0.0, and 1.0.0 lacks it.'],
    NOBODY,
  ],
  [
    'a message is there since another version',
    (shell) => Object.assign(shell.messages['open']!, { since: '0.9.0' }),
    [LOOK, '`open` is said to be there since 0.9.0 (was 1.0.0).'],
    LOOK,
  ],
  [
    'a person waits for a message',
    (shell) => Object.assign(shell.messages['open']!, { leaves: true }),
    [OLD, '`open` has to be answered in time even if the shell is not ready yet: breaks `open`.'],
    NEW,
  ],
  [
    'a payload has an optional field more',
    (shell) => void (Object(shell.messages['open']!.payload['properties']).title = { type: 'string' }),
    [NOBODY, '`title` in the payload of `open` is new and optional.'],
    NOBODY,
  ],
  [
    'a field is not sent any more by some pages',
    (shell) => void (shell.messages['open']!.payload['required'] = []),
    [OLD, '`url` in the payload of `open` is now optional (was required): breaks `open`.'],
    NEW,
  ],
  [
    'a field may be longer',
    (shell) => void (urlOf(shell).maxLength = 4096),
    [
      OLD,
      '`url` in the payload of `open` is now at most 4096 characters (was at most 2048 characters): breaks `open`.',
    ],
    NEW,
  ],
  [
    'the id is a text',
    (shell) => void (Object(shell.message.schema['properties']).id = { type: 'string' }),
    ['Breaks both', '`id` of each message is now a text (was a whole number): breaks `close` and `open`.'],
    'Breaks both',
  ],
  [
    'there is an answer more',
    (shell) => void (shell.answers['busy'] = 'Later.'),
    [NEW, 'The answer `busy` is new: breaks `close` and `open`.'],
    OLD,
  ],
  [
    'who answers later says another word',
    (shell) => void (shell.pending = 'later'),
    ['Breaks both', 'The answer of who answers later is now `later` (was `pending`): breaks `close` and `open`.'],
    'Breaks both',
  ],
  [
    'the event has another name',
    (shell) => void (shell.objects.readiness.event = 'itisready'),
    ['Breaks both', 'The event of readiness is now `itisready` (was `itready`): breaks `close` and `open`.'],
    'Breaks both',
  ],
  [
    'a shell has less time',
    (shell) => Object.assign(shell.limits['replyTimeoutMs']!, { value: 1000 }),
    [OLD, 'The limit `replyTimeoutMs` is now 1000 (was 1500): breaks `close` and `open`.'],
    NEW,
  ],
  [
    'a page may send more',
    (shell) => Object.assign(shell.limits['maxPayloadBytes']!, { value: 9000 }),
    [OLD, 'The limit `maxPayloadBytes` is now 9000 (was 8192): breaks `close` and `open`.'],
    NEW,
  ],
  [
    'a limit for shells is new',
    (shell) => void (shell.limits['readyTimeoutMs'] = { value: 3000, keptBy: 'shell', description: 'x' }),
    [OLD, 'The limit `readyTimeoutMs` is now 3000 (was none): breaks `close` and `open`.'],
    NEW,
  ],
  [
    'an address is new',
    (shell) => void shell.addresses.push(address('/pay', 'card', true)),
    [NOBODY, '`/pay` is new.'],
    OLD,
  ],
  [
    'an address needs a parameter',
    (shell) => void (first(first(shell.addresses, 1).parameters).required = true),
    [OLD, '`orderId` in the query of `/loan` is now required (was optional): breaks `/loan`.'],
    NEW,
  ],
  [
    'every address needs it under another name, in one sentence',
    (shell) => {
      for (const { parameters } of shell.addresses) parameters.push({ name: 'no', required: true, description: 'It.' })
    },
    [OLD, '`no` in the query of every address is new and required: breaks `/order`, `/loan` and `/about`.'],
    NEW,
  ],
  [
    'a parameter is written by the app',
    (shell) => void (first(first(shell.addresses).parameters).by = 'app'),
    [NOBODY, '`orderId` in the query of `/order` is written by the app itself now.'],
    NOBODY,
  ],
  [
    'an address needs a session',
    (shell) => void (first(shell.addresses, 2).session = 'token'),
    [OLD, 'The session of `/about` is now `token` (was `none`): breaks `/about`.'],
    NEW,
  ],
  [
    'a card session is enough where a token was needed',
    (shell) => void (first(shell.addresses, 1).session = 'card'),
    [NEW, 'The session of `/loan` is now `card` (was `token`): breaks `/loan`.'],
    OLD,
  ],
  [
    'a session that nobody knows is needed',
    (shell) => void (first(shell.addresses, 1).session = 'seal'),
    [LOOK, 'The session of `/loan` is now `seal` (was `token`).'],
    LOOK,
  ],
  [
    'the session has a parameter more',
    (shell) => void shell.session.parameters.push({ name: 'lang', description: 'x', of: 'page' }),
    [NOBODY, "The session's parameter `lang` is new."],
    NOBODY,
  ],
  [
    'a language is new',
    (shell) => void shell.session.languages.push({ code: 'hi', lang: '3', market: 'in' }),
    [NOBODY, 'The language `hi` is new.'],
    LOOK,
  ],
  [
    'a language is new in the market of the first one',
    (shell) => void shell.session.languages.push({ code: 'jv', lang: '3', market: 'id' }),
    [NOBODY, 'The language `jv` is new.'],
    LOOK,
  ],
  [
    'a language has another number',
    (shell) => void (first(shell.session.languages, 1).lang = '3'),
    ['Breaks both', '`lang` of `en` is now `3` (was `2`): breaks `close` and `open`.'],
    'Breaks both',
  ],
  [
    'a language is of another market',
    (shell) => void (first(shell.session.languages, 1).market = 'id'),
    [LOOK, 'The language `en` is now of the market `id` (was `in`).'],
    LOOK,
  ],
  [
    'a language is of a new market',
    (shell) => void shell.session.languages.push({ code: 'vi', lang: '3', market: 'vn' }),
    [NOBODY, 'The language `vi` is new.'],
    LOOK,
  ],
  [
    'a language takes the number of another',
    (shell) => void shell.session.languages.splice(1, 1, { code: 'hi', lang: '2', market: 'in' }),
    [
      'Breaks both',
      'The language of `lang` `2` is now `hi` (was `en`): breaks `close` and `open`.',
      'Look at these',
      'The language `en` is removed.',
      'The order of the languages is another.',
      'Breaks nothing',
      'The language `hi` is new.',
    ],
    'Breaks both',
  ],
  [
    'another language comes first',
    (shell) => void shell.session.languages.push(...shell.session.languages.splice(0, 1)),
    [LOOK, 'The order of the languages is another.'],
    LOOK,
  ],
  [
    'a duty is new',
    (shell) => void (shell.duties['dark'] = shell.duties['back']!),
    [LOOK, 'The duty `dark` is new.'],
    NOBODY,
  ],
  [
    'words are others',
    (shell) => {
      urlOf(shell).description = 'A whole address.'
      shell.duties['back']!.must = 'Go back, always.'
    },
    [NOBODY, 'Words only: `duties.back` and `open.url`.'],
    NOBODY,
  ],
]
