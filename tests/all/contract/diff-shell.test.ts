import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { compareSides } from '../../../contract-tools/diff/compare-sides.ts'
import { reportChanges } from '../../../contract-tools/diff/report-changes.ts'
import type { ShellContract } from '../../../contract-tools/shell/shell-contract.ts'
import { contract } from '../../../mocks/contract.ts'
import { added, edited, type Edits } from '../../contract/edits.ts'
import { reversed } from '../../contract/reversed.ts'

const shell: ShellContract = JSON.parse(readFileSync('openapi/generated/shell.json', 'utf8'))
/** Of the calls only those that show what a session is. */
const calls = {
  ...contract,
  paths: Object.fromEntries(
    ['token', 'card'].flatMap((session) =>
      Object.entries(contract.paths)
        .filter(([, item]) => Object.values(item).some((one) => one['x-session'] === session))
        .slice(0, 1),
    ),
  ),
}

const URL = '|messages|openProduct|payload|properties|url'
const pay = { ...shell.messages['rate'], since: '2.0.0' }
const language = (code: string, lang: string, market: string) => ({ code, lang, market })

/** What somebody changes, and what is reported. */
const ROWS: [what: string, edits: Edits, ...reported: string[]][] = [
  ['a message is new', { '|messages|pay': pay }, 'Breaks nothing: `pay` is new, since 2.0.0.'],
  [
    'a message is new that shells should have had',
    { '|messages|pay': shell.messages['rate'] },
    'Look at these: `pay` is new, though since 1.0.0, and 1.1.0 lacks it.',
  ],
  ['a message is removed', { '|messages|rate': undefined }, 'Breaks nothing: `rate` is removed.'],
  [
    'a person waits for a message',
    { '|messages|rate|leaves': true },
    'Breaks old shells: `rate` has to be answered in time even if the shell is not ready yet: breaks `rate`.',
  ],
  [
    'a payload has a field more',
    { '|messages|openProduct|payload|properties|title': { type: 'string' } },
    'Breaks nothing: `title` in the payload of `openProduct` is new and optional.',
  ],
  [
    'some pages send a field no more',
    { '|messages|openProduct|payload|required': [] },
    'Breaks old shells: `url` in the payload of `openProduct` is now optional (was required): breaks `openProduct` once it is used.',
  ],
  [
    'a field may be longer',
    { [`${URL}|maxLength`]: 4096 },
    'Breaks old shells: `url` in the payload of `openProduct` is now at most 4096 characters (was at most 2048 characters): breaks `openProduct` once it is used.',
  ],
  [
    'the id is a text',
    { '|message|schema|properties|id|type': 'string' },
    'Breaks both: `id` of each message is now a text (was a whole number): breaks `close`, `goHome`, `sessionEnded`, `rate`, `openProduct` and `track`.',
  ],
  [
    'there is an answer more',
    { '|answers|busy': 'Later.' },
    'Breaks new shells: The answer `busy` is new: breaks `close`, `goHome`, `sessionEnded`, `rate`, `openProduct` and `track`.',
  ],
  [
    'who answers later says another word',
    { '|pending': 'later' },
    'Breaks both: The word of a shell that answers later is now `later` (was `pending`): breaks `close`, `goHome`, `sessionEnded`, `rate`, `openProduct` and `track`.',
  ],
  [
    'a shell has less time',
    { '|limits|replyTimeoutMs|value': 1000 },
    'Breaks old shells: The limit `replyTimeoutMs` is now 1000 (was 1500): breaks `close`, `goHome`, `sessionEnded`, `rate`, `openProduct` and `track`.',
  ],
  [
    'a page may send more',
    { '|limits|maxPayloadBytes|value': 9000 },
    'Breaks old shells: The limit `maxPayloadBytes` is now 9000 (was 8192): breaks `close`, `goHome`, `sessionEnded`, `rate`, `openProduct` and `track`.',
  ],
  [
    'a limit for shells is new',
    { '|limits|late': { value: 3000, keptBy: 'shell', description: '' } },
    'Breaks old shells: The limit `late` is now 3000 (was none): breaks `close`, `goHome`, `sessionEnded`, `rate`, `openProduct` and `track`.',
  ],
  [
    'an address is new',
    { '|addresses': added({ ...shell.addresses[0], path: '/pay' }) },
    'Breaks nothing: `/pay` is new.',
  ],
  [
    'an address is removed',
    { '|addresses': (list: unknown[]) => list.slice(1) },
    'Breaks old shells: `/loanDetails` is removed: breaks `/loanDetails`.',
  ],
  [
    'an address needs a parameter',
    { '|addresses|/relevant|parameters|scene|required': true },
    'Breaks old shells: `scene` in the query of `/relevant` is now required (was optional): breaks `/relevant`.',
  ],
  [
    'the app writes a parameter',
    { '|addresses|/relevant|parameters|scene|by': 'app' },
    'Breaks nothing: `scene` in the query of `/relevant` is written by the app itself now.',
  ],
  [
    'an address needs a session',
    { '|addresses|/product|session': 'token' },
    'Breaks old shells: The session of `/product` is now `token` (was `none`): breaks `/product`.',
  ],
  [
    'a card session is enough',
    { '|addresses|/relevant|session': 'card' },
    'Breaks new shells: The session of `/relevant` is now `card` (was `token`): breaks `/relevant`.',
  ],
  [
    'the session has a parameter more',
    { '|session|parameters': added({ name: 'x', description: '', of: 'page' }) },
    "Breaks nothing: The session's parameter `x` is new.",
  ],
  [
    'a language is new',
    { '|session|languages': added(language('hi', '3', 'in')) },
    'Breaks nothing: The language `hi` is new.',
  ],
  [
    'a language has another number',
    { '|session|languages|1|lang': '3' },
    'Breaks both: `lang` of `en` is now `3` (was `2`): breaks `close`, `goHome`, `sessionEnded`, `rate`, `openProduct` and `track`.',
  ],
  [
    'a language takes the number of another',
    { '|session|languages|1': language('hi', '2', 'in') },
    'Breaks both: The language of `lang` `2` is now `hi` (was `en`): breaks `close`, `goHome`, `sessionEnded`, `rate`, `openProduct` and `track`.',
    'Look at these: The language `en` is removed.',
    'Look at these: The order of the languages has changed.',
    'Breaks nothing: The language `hi` is new.',
  ],
  ['a duty is new', { '|duties|night': shell.duties['engine'] }, 'Look at these: The duty `night` is new.'],
  [
    'words are others',
    { [`${URL}|description`]: 'Whole.', '|duties|engine|must': 'Be new.' },
    'Breaks nothing: Words only: `duties.engine` and `openProduct.url`.',
  ],
]

const sideOf = (one: ShellContract | undefined) => ({ name: 'it', contract: calls, shell: one })
/** The lines of the report that are changes, each with the title above it. */
function report(before: ShellContract | undefined, after: ShellContract | undefined): string[] {
  const [, ...sections] = reportChanges(compareSides(sideOf(before), sideOf(after))).split('\n### ')
  return sections.flatMap((section) => {
    const [title, ...lines] = section.split('\n')
    return lines.flatMap((line) => (line.startsWith('- ') ? [`${title}: ${line.slice(2)}`] : []))
  })
}

const [OLD, NEW] = ['Breaks old shells', 'Breaks new shells']

test.each(ROWS)('The report names the shells that break if %s @APP-115', (_what, edits, ...reported) => {
  const next = edited(shell, edits)
  expect(report(shell, next)).toEqual(reported)
  // The other way round it breaks the others. No page is older than a shell that opens its new address.
  const [first = ''] = reported
  const back = first.includes(' is removed') ? '' : first.startsWith(OLD) ? NEW : first.startsWith(NEW) ? OLD : ''
  expect(report(next, shell)[0]).toMatch(new RegExp(`^${back}`))
})

test('Two contracts of which one has no shell beside it say nothing of shells', () => {
  expect(report(undefined, shell)).toEqual([])
  expect(report(shell, undefined)).toEqual([])
})

test('Another order of its keys says the same', () => {
  // The reversed contract is the same document.
  expect(report(shell, reversed(shell) as ShellContract)).toEqual([])
})

/** The places of its numbers, texts and choices. */
function* leavesOf(value: unknown, path = ''): Generator<string> {
  if (typeof value !== 'object' || value === null) yield path
  else for (const [key, one] of Object.entries(value)) yield* leavesOf(one, `${path}|${key}`)
}

test('No value of it changes in silence @APP-115', () => {
  const other = (value: unknown) =>
    typeof value === 'number' ? value + 1 : typeof value === 'boolean' ? !value : `${String(value)}x`
  // The version stands in the report's heading, and examples say what the schema says.
  const places = [...leavesOf(shell)].filter(
    (place) => !/^\|(x-generated|version)$|^\|messages\|\w+\|(good|bad)/.test(place),
  )
  expect(places.filter((place) => report(shell, edited(shell, { [place]: other })).length === 0)).toEqual([])
})
