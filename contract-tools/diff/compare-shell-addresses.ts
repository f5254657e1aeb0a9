import { type ContractDocument, operationsOf, type Schema } from '../read/document.ts'
import { isEnough } from './compare-marks.ts'
import type { Finding } from './gather-changes.ts'
import type { Difference } from './pair.ts'
import {
  type Address,
  found,
  NEW_SHELLS,
  OLD_SHELLS,
  pairsOf,
  schemaChanges,
  differenceOf,
} from './shell-differences.ts'

/** The page answers an address. If it needs more, old shells break. */
export function compareShellAddresses(
  [old, now]: [Record<string, Address>, Record<string, Address>],
  before: ContractDocument,
  after: ContractDocument,
): Finding[] {
  const findings: Finding[] = []
  for (const [path, was, is] of pairsOf(old, now)) {
    const add = (difference: Difference) =>
      findings.push(found([path], { operation: path, isAlone: difference.about === undefined }, difference))
    // One sentence for a parameter that changes at several addresses.
    const addTo = (name: string, difference: Difference) =>
      findings.push(
        found([path], { operation: path, part: 'query', path: name, isShared: true }, { ...difference, about: name }),
      )
    if (!was) add({ kind: 'address added', words: 'is new' })
    else if (!is) add({ kind: 'address removed', words: 'is removed', breaks: OLD_SHELLS })
    if (!was || !is) continue
    for (const difference of compareNeeds(was.session, is.session, before, after)) add(difference)
    for (const { at, ...change } of schemaChanges(asSchema(was), asSchema(is), 'query'))
      addTo(at.path, differenceOf(change, NEW_SHELLS, OLD_SHELLS))
    for (const { name, difference } of compareWriters(was, is)) addTo(name, difference)
  }
  return findings
}

const asSchema = ({ parameters }: Address): Schema => ({
  properties: Object.fromEntries(parameters.map(({ name }) => [name, {}])),
  required: parameters.flatMap(({ name, required }) => (required ? [name] : [])),
})

const compareWriters = (was: Address, is: Address) =>
  was.parameters.flatMap(({ name, by }) => {
    const next = is.parameters.find((one) => one.name === name)
    if (!next || next.by === by) return []
    const words = next.by ? 'is written by the app itself now' : 'is for a shell to write now'
    return [{ name, difference: { kind: 'writer', words } }]
  })

function compareNeeds(was: string, is: string, before: ContractDocument, after: ContractDocument): Difference[] {
  if (was === is) return []
  const [old, now] = [needsOf(was, before), needsOf(is, after)]
  const difference = { kind: 'session', about: 'The session', words: `is now \`${is}\` (was \`${was}\`)` }
  if (!old || !now) return [{ ...difference, isUnknown: true }]
  return [{ ...difference, breaks: { servers: !isEnough(old, now), app: !isEnough(now, old) } }]
}

/** The keys of a session, as the calls with it say. */
const needsOf = (session: string, contract: ContractDocument) =>
  session === 'none'
    ? []
    : operationsOf(contract).find(({ operation }) => operation['x-session'] === session)?.operation.security
