import { screensShown } from './compare-marks.ts'
import type { Change } from './gather-changes.ts'
import type { Screens } from './usage.ts'
import { listed } from './words.ts'

/** The changes of one contract: that of the calls, or that with the native shell. */
interface ComparedPart {
  /** The two sides for people (a commit, a file, the working tree), and their versions. */
  from: { name: string; version: string; knowsUsage: boolean }
  to: { name: string; version: string; knowsUsage: boolean }
  changes: Change[]
  /** Every screen that either side names; with the shell, every message and address. */
  screens: string[]
}
export interface Compared extends ComparedPart {
  shell?: ComparedPart
}

const breaks = ({ screens }: Screens) => screens.length > 0
const breaksSomething = ({ app, servers }: Change) => breaks(app) || breaks(servers)

/** How many changes break something in the contract of the calls, and in that with the shell. */
export const breakingIn = ({ changes, shell }: Compared) =>
  [changes, shell?.changes ?? []].map((some) => some.filter(breaksSomething).length) as [calls: number, shell: number]

interface Section {
  title: string
  meaning: string
  holds: (app: boolean, servers: boolean, isUnknown: boolean) => boolean
}
/** A side that may break: the app or servers, pages or shells. */
interface Broken {
  title: string
  where: string
}
const sectionsOf = (app: Broken, servers: Broken): Section[] => [
  {
    title: 'Breaks both',
    meaning: `Where ${app.where}, and where ${servers.where}.`,
    holds: (ofApp, ofServers) => ofApp && ofServers,
  },
  { title: app.title, meaning: `Where ${app.where}.`, holds: (ofApp, ofServers) => ofApp && !ofServers },
  { title: servers.title, meaning: `Where ${servers.where}.`, holds: (ofApp, ofServers) => !ofApp && ofServers },
  {
    title: 'Look at these',
    meaning: 'No rule knows whom they break.',
    holds: (_app, _servers, isUnknown) => isUnknown,
  },
  { title: 'Breaks nothing', meaning: '', holds: (ofApp, ofServers, isUnknown) => !ofApp && !ofServers && !isUnknown },
]

interface Words {
  /** In Markdown. */
  title: string
  /** The things that break. */
  names: string
  all: string
  sections: Section[]
}
const OF_CALLS: Words = {
  title: '# The contract',
  names: 'Screens',
  all: 'every screen',
  sections: sectionsOf(
    { title: 'Breaks the app', where: 'an old app meets a new server' },
    { title: 'Breaks servers', where: 'a new app meets an old server' },
  ),
}
const OF_SHELL: Words = {
  title: '## The contract with the shell',
  names: 'Messages and addresses',
  all: 'every message and address',
  sections: sectionsOf(
    { title: 'Breaks new shells', where: 'an old page meets a new shell' },
    { title: 'Breaks old shells', where: 'a new page meets an old shell' },
  ),
}

/** The changes in Markdown, breaking ones first. Empty if there are none. */
export function reportChanges({ shell, ...calls }: Compared): string {
  const [ofCalls, ofShell] = [reportPart(calls, OF_CALLS), shell ? reportPart(shell, OF_SHELL) : '']
  if (ofShell === '') return ofCalls
  return [ofCalls || `${headingOf(calls, OF_CALLS)}\n\nNo changes.`, ofShell].join('\n\n')
}

const headingOf = ({ from, to }: ComparedPart, { title }: Words) => `${title}, from ${named(from)} to ${named(to)}`

function reportPart(part: ComparedPart, words: Words): string {
  const { changes, screens } = part
  if (changes.length === 0) return ''
  const [marks] = words.title.split(' ')
  const sections = words.sections.flatMap(({ title, meaning, holds }) => {
    const found = changes.filter(({ app, servers, isUnknown = false }) =>
      holds(breaks(app), breaks(servers), isUnknown),
    )
    if (found.length === 0) return []
    const lines = found.map((change) => lineOf(change, screens, words)).join('\n')
    return [`${marks}# ${title}`, meaning, lines].filter((text) => text !== '')
  })
  return [headingOf(part, words), summary(changes, screens, words), ...sections, ...guessNote(part)].join('\n\n')
}

const named = ({ name, version }: Compared['from']) => `${name} (${version})`

function summary(changes: Change[], all: string[], words: Words): string {
  const real = changes.filter(({ kinds }) => !kinds.includes('words'))
  if (real.length === 0) return 'Only words changed.'
  const breaking = real.filter(breaksSomething)
  const others = real.length - breaking.length
  const unknown = real.filter(({ isUnknown }) => isUnknown).length
  if (breaking.length === 0)
    return unknown > 0 ? `${count(others)}, ${unknown} of them to look at.` : `${count(others)}, none breaking.`
  const more = others > 0 ? ` and ${others} ${others > 1 ? 'others' : 'other'}` : ''
  return `${count(breaking.length, 'breaking ')}${more}. ${words.names}: ${shownOf(union(breaking), all, words)}.`
}

const count = (number: number, kind = '') => `${number} ${kind}change${number === 1 ? '' : 's'}`
const union = (changes: Change[]) => [
  ...new Set(changes.flatMap(({ app, servers }) => [...app.screens, ...servers.screens])),
]

/** Longer lists are shortened, because nobody reads all the names. */
const MOST_SCREENS = 12

const shownOf = (screens: string[], all: string[], words: Words) =>
  screens.length > MOST_SCREENS && all.every((screen) => screens.includes(screen)) ? words.all : screensShown(screens)

function lineOf(change: Change, all: string[], words: Words): string {
  const { sentence, app, servers, unbroken } = change
  if (unbroken !== undefined) return `- ${sentence}: ${unbroken}.`
  if (!breaksSomething(change)) return `- ${sentence}.`
  const breaking = app.isGuess || servers.isGuess ? 'may break' : 'breaks'
  return `- ${sentence}: ${breaking} ${shownOf(union([change]), all, words)}${isOptional(change) ? ' once it is used' : ''}.`
}

/** An old receiver refuses a new value only once somebody sends it; without a field that it needs, it refuses everything. */
const isOptional = ({ app, kinds, places }: Change) =>
  !breaks(app) &&
  !kinds.some((kind) => kind === 'field removed' || kind === 'required') &&
  places.every(({ part }) => part !== undefined && part !== 'reply')

function guessNote({ from, to, changes }: ComparedPart): string[] {
  if (!changes.some(({ app, servers }) => app.isGuess || servers.isGuess)) return []
  const unknown = [from, to].filter(({ knowsUsage }) => !knowsUsage).map(({ name }) => name)
  return [
    `“May break” names every screen that makes the call: which fields screens read is not known of ${listed(unknown)} (\`--usage <file>\`).`,
  ]
}
