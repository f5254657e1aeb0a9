import { screensShown } from './compare-marks.ts'
import type { Change } from './gather-changes.ts'
import type { Screens } from './usage.ts'
import { listed } from './words.ts'

export interface Compared {
  /** The two sides for people (a commit, a file, the working tree), and their versions. */
  from: { name: string; version: string; knowsUsage: boolean }
  to: { name: string; version: string; knowsUsage: boolean }
  changes: Change[]
  /** Every screen that either side names. */
  screens: string[]
}

const breaks = ({ screens }: Screens) => screens.length > 0
export const breaksSomething = ({ app, servers }: Change) => breaks(app) || breaks(servers)

const APP = 'an app of before meets a server of now'
const SERVERS = 'the app of now meets a server of before'
interface Section {
  title: string
  meaning: string
  holds: (app: boolean, servers: boolean, isUnknown: boolean) => boolean
}
const SECTIONS: Section[] = [
  { title: 'Breaks both', meaning: `Where ${APP}, and where ${SERVERS}.`, holds: (app, servers) => app && servers },
  { title: 'Breaks the app', meaning: `Where ${APP}.`, holds: (app, servers) => app && !servers },
  { title: 'Breaks servers', meaning: `Where ${SERVERS}.`, holds: (app, servers) => !app && servers },
  {
    title: 'Look at these',
    meaning: 'No rule knows whom they break.',
    holds: (_app, _servers, isUnknown) => isUnknown,
  },
  { title: 'Breaks nothing', meaning: '', holds: (app, servers, isUnknown) => !app && !servers && !isUnknown },
]

/** The changes in Markdown, breaking ones first. Empty if there are none. */
export function reportChanges({ from, to, changes, screens }: Compared): string {
  if (changes.length === 0) return ''
  const sections = SECTIONS.flatMap(({ title, meaning, holds }) => {
    const found = changes.filter(({ app, servers, isUnknown = false }) =>
      holds(breaks(app), breaks(servers), isUnknown),
    )
    if (found.length === 0) return []
    const lines = found.map((change) => lineOf(change, screens)).join('\n')
    return [`## ${title}`, meaning, lines].filter((part) => part !== '')
  })
  return [
    `# The contract, from ${named(from)} to ${named(to)}`,
    summary(changes, screens),
    ...sections,
    ...guessNote({ from, to, changes, screens }),
  ].join('\n\n')
}

const named = ({ name, version }: Compared['from']) => `${name} (${version})`

function summary(changes: Change[], all: string[]): string {
  const real = changes.filter(({ kinds }) => !kinds.includes('words'))
  if (real.length === 0) return 'Only words changed.'
  const breaking = real.filter(breaksSomething)
  const others = real.length - breaking.length
  const unknown = real.filter(({ isUnknown }) => isUnknown).length
  if (breaking.length === 0)
    return unknown > 0 ? `${count(others)}, ${unknown} of them to look at.` : `${count(others)}, none breaking.`
  const more = others > 0 ? ` and ${others} ${others > 1 ? 'others' : 'other'}` : ''
  return `${count(breaking.length, 'breaking ')}${more}. Screens: ${shownOf(union(breaking), all)}.`
}

const count = (number: number, kind = '') => `${number} ${kind}change${number === 1 ? '' : 's'}`
const union = (changes: Change[]) => [
  ...new Set(changes.flatMap(({ app, servers }) => [...app.screens, ...servers.screens])),
]

/** Longer lists are shortened, because nobody reads all the names. */
const MOST_SCREENS = 12

const shownOf = (screens: string[], all: string[]) =>
  screens.length > MOST_SCREENS && all.every((screen) => screens.includes(screen))
    ? 'every screen'
    : screensShown(screens)

function lineOf(change: Change, all: string[]): string {
  const { sentence, app, servers, unbroken } = change
  if (unbroken !== undefined) return `- ${sentence}: ${unbroken}.`
  if (!breaksSomething(change)) return `- ${sentence}.`
  return `- ${sentence}: ${app.isGuess || servers.isGuess ? 'may break' : 'breaks'} ${shownOf(union([change]), all)}.`
}

function guessNote({ from, to, changes }: Compared): string[] {
  if (!changes.some(({ app, servers }) => app.isGuess || servers.isGuess)) return []
  const unknown = [from, to].filter(({ knowsUsage }) => !knowsUsage).map(({ name }) => name)
  return [
    `“May break” names every screen that makes the call: which fields screens read is not known of ${listed(unknown)} (\`openapi/usage.json\`, or \`--usage <file>\`).`,
  ]
}
