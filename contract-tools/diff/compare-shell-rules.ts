import type { ShellContract, ShellLanguage } from '../shell/shell-contract.ts'
import type { Difference } from './pair.ts'
import { BOTH, byPath, addedOrRemoved, NEW_SHELLS, OLD_SHELLS, pairsOf } from './shell-differences.ts'

/** Compares the rules for every message, and the parts beside the messages and addresses. */
export const compareShellRules = (old: ShellContract, now: ShellContract): Difference[] =>
  [compareAnswers, compareObjects, compareLimits, compareDuties, compareSession, compareTexts].flatMap((compare) =>
    compare(old, now),
  )

/** A page takes an answer that it does not know for a failure. */
function compareAnswers(old: ShellContract, now: ShellContract): Difference[] {
  const differences = pairsOf(old.answers, now.answers).flatMap(([name, was, is]) =>
    was === undefined || is === undefined
      ? addedOrRemoved('answer', `The answer \`${name}\``, is !== undefined, is === undefined ? OLD_SHELLS : NEW_SHELLS)
      : [],
  )
  return [...differences, ...renamed('The word of a shell that answers later', old.pending, now.pending)]
}

const renamed = (about: string, was: string, is: string): Difference[] =>
  was === is ? [] : [{ kind: 'renamed', about, words: `is now \`${is}\` (was \`${was}\`)`, breaks: BOTH }]

function compareObjects({ objects: old }: ShellContract, { objects: now }: ShellContract): Difference[] {
  return [
    ...renamed('The object of iOS', old.ios.name, now.ios.name),
    ...renamed('The object of Android', old.android.name, now.android.name),
    ...renamed('The function for later answers', old.reply.name, now.reply.name),
    ...renamed('The sign of readiness', old.readiness.name, now.readiness.name),
    ...renamed('The event of readiness', old.readiness.event, now.readiness.event),
  ]
}

/** An old version of the side that keeps a limit breaks a narrower one. */
function compareLimits(old: ShellContract, now: ShellContract): Difference[] {
  return pairsOf(old.limits, now.limits).flatMap(([name, was, is]): Difference[] => {
    const [from, to] = [was?.value ?? Infinity, is?.value ?? Infinity]
    const keepers = new Set([was?.keptBy ?? is?.keptBy, is?.keptBy ?? was?.keptBy])
    if (from === to && keepers.size === 1) return []
    const [keeper] = keepers
    const shown = (value: number) => (value === Infinity ? 'none' : String(value))
    const about = `The limit \`${name}\``
    // An old contract may not say who keeps it.
    if (keepers.size > 1 || keeper === undefined) {
      const [by, of] = [was, is].map((one) => `${shown(one?.value ?? Infinity)}, kept by ${one?.keptBy ?? 'nobody'}`)
      return [{ kind: 'limit', about, words: `is now ${of} (was ${by})`, isUnknown: true }]
    }
    const breaks = (keeper === 'page') === to > from ? OLD_SHELLS : NEW_SHELLS
    return [{ kind: 'limit', about, words: `is now ${shown(to)} (was ${shown(from)})`, breaks }]
  })
}

/** Nobody knows whether an old shell already keeps a new duty. */
const compareDuties = (old: ShellContract, now: ShellContract) =>
  pairsOf(old.duties, now.duties).flatMap(([name, was, is]) =>
    was && is ? [] : addedOrRemoved('duty', `The duty \`${name}\``, is !== undefined, {}, is !== undefined),
  )

const parametersOf = ({ session }: ShellContract) =>
  Object.fromEntries(session.parameters.map((parameter) => [parameter.name, parameter]))

/** A shell leaves out parameters that it does not know, and the page ignores those that it does not know. */
function compareSession(old: ShellContract, now: ShellContract): Difference[] {
  const kinds = pairsOf(old.session.kinds, now.session.kinds).flatMap(([name, was, is]) =>
    was !== undefined && is !== undefined ? [] : addedOrRemoved('session', `The session \`${name}\``, is !== undefined),
  )
  const parameters = pairsOf(parametersOf(old), parametersOf(now)).flatMap(([name, was, is]): Difference[] => {
    const about = `The session's parameter \`${name}\``
    if (!was || !is) return [addedOrRemoved('session parameter', about, is !== undefined)]
    return was.of === is.of
      ? []
      : [{ kind: 'session parameter', about, words: `is now of ${is.of} (was of ${was.of})`, isUnknown: true }]
  })
  return [...kinds, ...parameters, ...compareLanguages(old, now)]
}

/** A person who asks for a language that the page lacks gets the language of the market. */
function compareLanguages({ session: old }: ShellContract, { session: now }: ShellContract): Difference[] {
  // An old contract may not have them.
  if (!old.languages || !now.languages) return []
  const byCode = (languages: ShellLanguage[]) => Object.fromEntries(languages.map((one) => [one.code, one]))
  const each = pairsOf(byCode(old.languages), byCode(now.languages)).flatMap(([code, was, is]) =>
    was && is ? changedLanguage(was, is) : [addedOrRemoved('language', `The language \`${code}\``, !was, {}, !is)],
  )
  const markets = new Set(old.languages.map(({ market }) => market))
  const ofBoth = new Set(now.languages.flatMap(({ market }) => (markets.has(market) ? market : [])))
  const isMoved = shownFirst(old.languages, ofBoth) !== shownFirst(now.languages, ofBoth)
  return [
    ...each,
    ...old.languages.flatMap((was) => passedOn(was, now.languages)),
    ...(isMoved
      ? [{ kind: 'language', about: 'The order of the languages', words: 'has changed', isUnknown: true }]
      : []),
  ]
}

function changedLanguage(was: ShellLanguage, is: ShellLanguage): Difference[] {
  const words = `is now of the market \`${is.market}\` (was \`${was.market}\`)`
  const ofMarket: Difference = { kind: 'language', about: `The language \`${is.code}\``, words, isUnknown: true }
  const moved = was.market === is.market ? [] : [ofMarket]
  return [...renamed(`\`lang\` of \`${is.code}\``, was.lang, is.lang), ...moved]
}

/** A language takes the number of another one. People who ask by that number then read a language that they may not know. */
function passedOn({ code, lang }: ShellLanguage, languages: ShellLanguage[]): Difference[] {
  const heir = languages.find((other) => other.lang === lang)
  if (!heir || languages.some((other) => other.code === code)) return []
  return renamed(`The language of \`lang\` \`${lang}\``, code, heir.code)
}

/** The languages that people see who ask for none: without a market, and in each of these markets. */
const shownFirst = (languages: ShellLanguage[], markets: Set<string>) =>
  JSON.stringify([
    languages[0]?.code,
    [...markets].toSorted().map((of) => languages.find(({ market }) => market === of)?.code),
  ])

/** All other texts are for people. */
function compareTexts(old: ShellContract, now: ShellContract): Difference[] {
  return pairsOf(textsOf(old), textsOf(now)).flatMap(([about, was, is]) =>
    was === undefined || is === undefined || JSON.stringify(was) === JSON.stringify(is)
      ? []
      : [{ kind: 'words', about, words: '' }],
  )
}

const without = (value: object, keys: string[]) =>
  Object.fromEntries(Object.entries(value).filter(([key]) => !keys.includes(key)))

const named = (group: string, of: Record<string, object | string>, compared: string[] = []) =>
  Object.entries(of).map(([name, one]) => [
    `${group}.${name}`,
    inOrder(typeof one === 'string' ? one : without(one, compared)),
  ])

function textsOf(shell: ShellContract): Record<string, unknown> {
  const { title, summary, description, versions, answerForms, message, session } = shell
  return Object.fromEntries([
    ['introduction', [title, summary, description, versions, answerForms, message.description]],
    ['session', inOrder([session.description, session.spelling, session.change, session.kinds])],
    ['mistakes', inOrder(shell.mistakes)],
    ...named('messages', shell.messages, ['since', 'leaves', 'payload', 'good', 'bad']),
    ...named('answers', shell.answers),
    ...named('limits', shell.limits, ['value', 'keptBy']),
    ...named('objects', shell.objects, ['name', 'event']),
    ...named('duties', shell.duties),
    ...named('session', parametersOf(shell), ['of']),
    ...named('addresses', byPath(shell), ['session', 'parameters']),
    ...wordsOfParameters(shell),
  ])
}

/** A parameter has the same words at each of its addresses. */
function wordsOfParameters({ addresses }: ShellContract) {
  const all = addresses.flatMap(({ parameters }) => parameters)
  return [...new Set(all.map(({ name }) => name))].map((name) => {
    const own = all.filter((one) => one.name === name)
    const words = own.map((one) => JSON.stringify(inOrder(without(one, ['required', 'by']))))
    return [`parameters.${name}`, [...new Set(words)].toSorted()]
  })
}

/** With the keys of each object in one order. */
const inOrder = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(inOrder)
    : typeof value === 'object' && value !== null
      ? Object.fromEntries(
          Object.entries(value)
            .map(([key, one]) => [key, inOrder(one)] as const)
            .toSorted(([a], [b]) => (a < b ? -1 : 1)),
        )
      : value
