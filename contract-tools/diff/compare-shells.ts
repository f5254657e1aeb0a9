import { isLater } from '../shell/is-later.ts'
import type { ShellContract } from '../shell/shell-contract.ts'
import { compareShellAddresses } from './compare-shell-addresses.ts'
import { compareShellRules } from './compare-shell-rules.ts'
import { type Change, type Finding, gatherChanges } from './gather-changes.ts'
import type { Side, Difference } from './pair.ts'
import { byPath, found, NEW_SHELLS, OLD_SHELLS, pairsOf, schemaChanges, differenceOf } from './shell-differences.ts'

/** The changes between two contracts with a native shell, with the messages and addresses that break. */
export function compareShells(before: Side, after: Side): Change[] {
  const [old, now] = [before.shell, after.shell]
  if (!old || !now) return []
  const everyMessage = Object.keys({ ...old.messages, ...now.messages })
  const ofMessages = [
    ...compareShellRules(old, now).map((difference) => found(everyMessage, {}, difference)),
    ...compareMessages(old, now, everyMessage),
  ]
  const [was, is] = [byPath(old), byPath(now)]
  const named = (one: object, other: object) => ({
    order: Object.keys({ ...other, ...one }),
    both: Object.keys(one).filter((name) => Object.hasOwn(other, name)),
  })
  return [
    ...gatherChanges(ofMessages, { ...named(old.messages, now.messages), nouns: ['message', 'messages'] }),
    ...gatherChanges(compareShellAddresses([was, is], before.contract, after.contract), {
      ...named(was, is),
      nouns: ['address', 'addresses'],
    }),
  ]
}

/** All messages and addresses of the two contracts, for the report. */
export const namesOfShell = (...sides: Side[]) => {
  const shells = sides.flatMap(({ shell }) => shell ?? [])
  return [...new Set(shells.flatMap((shell) => Object.keys({ ...shell.messages, ...byPath(shell) })))]
}

function compareMessages(old: ShellContract, now: ShellContract, everyMessage: string[]): Finding[] {
  const findings = schemaChanges(old.message.schema, now.message.schema, 'payload').map(
    ({ at: { path }, ...change }) => {
      const about = change.kind === 'words' ? `message.${path}` : `${path ? `\`${path}\` of each` : 'Each'} message`
      return found(everyMessage, {}, { ...differenceOf(change), about })
    },
  )
  for (const [name, was, is] of pairsOf(old.messages, now.messages)) {
    const add = (difference: Difference) => findings.push(found([name], { operation: name, isAlone: true }, difference))
    // Where a shell lacks a message, the page goes on without it.
    if (!is) add({ kind: 'message removed', words: 'is removed' })
    else if (!was) add(addedMessage(is.since, old.version))
    if (!is || !was) continue
    if (was.since !== is.since)
      add({ kind: 'since', words: `is said to be there since ${is.since} (was ${was.since})`, isUnknown: true })
    if (was.leaves !== is.leaves)
      add({
        kind: 'leaves',
        words: is.leaves
          ? 'has to be answered in time even if the shell is not ready yet'
          : 'has its time limit only from when the shell is ready',
        breaks: is.leaves ? OLD_SHELLS : NEW_SHELLS,
      })
    for (const { at, ...change } of schemaChanges(was.payload, is.payload, 'payload')) {
      const about = change.kind === 'words' ? `${name}.${at.path}` : at.path
      findings.push(
        found([name], { operation: name, part: 'payload', path: at.path }, { ...differenceOf(change), about }),
      )
    }
  }
  return findings
}

/** By `since` the team of a shell knows whether it should have a message. */
const addedMessage = (since: string, before: string): Difference =>
  isLater(since, before)
    ? { kind: 'message added', words: `is new, since ${since}` }
    : { kind: 'message added', words: `is new, though since ${since}, and ${before} lacks it`, isUnknown: true }
