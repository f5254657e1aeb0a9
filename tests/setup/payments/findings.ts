import { vi } from 'vitest'
import { createWorld } from '../../../mocks/scenario.ts'
import { type World, worldNow } from '../../../mocks/world.ts'
import { type Entry, entryOf } from '../../../src/features/repayment/journal/entry.ts'
import { isDuplicate, rowOf } from '../../../src/features/repayment/journal/questions.ts'
import { isEnded } from '../../../src/features/repayment/journal/status.ts'
import { ORDERS } from './addresses.ts'
import type { History } from './history.ts'
import { createPlay, type Play } from './play.ts'
import type { LetGo, Made } from './record.ts'
import type { Rules } from './screen.ts'

/** Two payments of an order without a question about the first between them. */
interface Double {
  first: Made
  second: Made
}

export interface Findings {
  /** Broken rules, in words. */
  broken: string[]
  doubles: Double[]
  /** Double payments where nothing on the phone knew the first one, and the order did not show it. */
  forgotten: Double[]
  made: number
  /** How often the borrower paid again on purpose. */
  agreed: number
  /** Whether a payment was tried when nothing on the phone knew an earlier one. */
  isLeftToOrder: boolean
}

/** Plays a history to its end, and returns what went wrong. */
export async function playHistory({ postsAfter, storage, actions }: History, rules: Rules = {}): Promise<Findings> {
  vi.clearAllTimers()
  stubIds()
  const world = await createWorld(`extension-open,posts-after-${postsAfter}`)
  const play = createPlay(world, rules)
  play.phone.state.storage = storage
  for (const action of actions) await play.act(action)
  await play.end()
  const { made, broken } = play.record
  const findings: Findings = {
    broken,
    doubles: [],
    forgotten: [],
    made: made.length,
    agreed: play.record.agreed(),
    isLeftToOrder: play.record.isLeftToOrder(),
  }
  for (const second of made)
    for (const first of made)
      if (first.orderId === second.orderId && isBefore(first, second) && !mayFollow(first, second, made))
        findings[isKnown(first, second) ? 'doubles' : 'forgotten'].push({ first, second })
  checkWords(play)
  await checkJournals(play, world)
  for (const { side, operation, reasons, injected } of world.violations)
    if (!injected) broken.push(`${side} of ${operation}: ${reasons.join('; ')}`)
  return findings
}

/** Ids that are the same in each run of a history, in no particular order. */
function stubIds() {
  let ids = 0
  const next = () => {
    ids += 1
    return (ids * 2_654_435_761) % 2 ** 32
  }
  vi.spyOn(crypto, 'getRandomValues').mockImplementation((parts) => {
    // The source of the app's ids (lib/random-id.ts).
    if (!(parts instanceof Uint32Array)) throw new Error('These random numbers would be other ones in each run')
    parts.set(Array.from(parts, next))
    return parts
  })
  vi.spyOn(crypto, 'randomUUID').mockImplementation(
    () => `${next().toString(16).padStart(8, '0')}-0000-4000-8000-000000000000`,
  )
}

/** Only a payment sent by the app can be the second: the app cannot stop anybody from paying at their bank. */
const isBefore = (first: Made, second: Made) =>
  first !== second &&
  first.at <= second.at &&
  isByApp(second) &&
  first.entryId !== undefined &&
  first.entryId !== second.entryId

const isByApp = ({ way }: Made) => way !== 'account'

const isKnown = ({ entryId }: Made, { known }: LetGo) => entryId !== undefined && known.has(entryId)

/**
 * Whether a payment may follow another: the borrower was asked about that one in between, or the order showed the first and
 * this is a different one.
 */
function mayFollow(first: Made, second: Made, made: Made[]) {
  if ((second.agreed.get(first.entryId ?? '') ?? -1) >= first.at) return true
  const isShown = first.postsAt <= second.readTime
  if (isShown && (isAnother(first, second) || !isKnown(first, second))) return true
  // The order, which is read again before a code, shows an extension's fee by then, or a bill before a fee's code.
  if (first.purpose !== second.purpose && first.postsAt <= second.readLast) return true
  // The app takes an unknown payment in the order for one that it knows.
  return made.some(
    (other) =>
      other !== first && other.orderId === second.orderId && other.madeAt < second.at && !isKnown(other, second),
  )
}

function isAnother(one: LetGo, other: LetGo) {
  if (one.purpose !== other.purpose) return true
  if (one.periods && other.periods) return one.periods.to < other.periods.from || other.periods.to < one.periods.from
  return one.minor !== other.minor
}

/** Nobody may be told that nothing was paid when something was. */
function checkWords({ record, phone }: Play) {
  for (const { entryId } of record.made) {
    if (entryId === undefined) continue
    record.expect(!record.toldNotPaid.has(entryId), 'what was paid is not said to be not paid')
    if (phone.isLost(entryId)) continue
    for (const { page } of phone.tabs) {
      const entries =
        page && !page.isFrozen ? ORDERS.flatMap(({ orderId }) => page.journal.read(orderId).map(entryOf)) : []
      const entry = entries.find(({ id }) => id === entryId)
      record.expect(entry?.status.kind !== 'refused', 'what was paid is not refused in the journal')
    }
  }
}

/** After a last read of each order, the journal must contain what the order does not show, and nothing open that it shows. */
async function checkJournals(play: Play, world: World) {
  const { phone, record, screens } = play
  const pages = phone.tabs.flatMap(({ page }) => (page?.isAlive && !page.isFrozen ? [page] : []))
  for (const page of pages) {
    const screen = screens.get(page)
    if (!screen) continue
    const { orderId } = screen.address.order
    const before = phone.knownTo(page)
    let isPaidOff: boolean | undefined
    await play.run(
      page,
      () =>
        void screen.payments.check().then(
          (reading) => (isPaidOff = reading.isPaidOff),
          () => {},
        ),
    )
    await play.end()
    // Another borrower's session cannot read the order.
    if (isPaidOff === undefined) continue
    const entries = page.journal.read(orderId).map(entryOf)
    const isOpen = (entry: Entry) => rowOf(entry).asks === 'any'
    if (isPaidOff) {
      record.expect(!entries.some(isOpen), 'nothing stays open of a paid loan')
      continue
    }
    const made = record.made.filter((payment) => payment.orderId === orderId && payment.purpose === 'bill')
    if (made.some(({ entryId }) => entryId === undefined || !before.has(entryId))) continue
    const isPosted = ({ postsAt }: Made) => postsAt <= worldNow(world)
    const bills = entries.filter(({ purpose }) => purpose === 'bill')
    const unposted = sumOf(made.filter((payment) => !isPosted(payment)))
    const open = sumOf(bills.filter(isOpen).map(minorOf))
    record.expect(open >= unposted, 'the journal holds what the order does not show')
    const ended = bills.filter(({ status }) => isEnded(status))
    const shown = sumOf(ended.filter((entry) => !isDuplicateIn(ended, entry)).map(minorOf))
    record.expect(shown <= sumOf(made.filter(isPosted)), 'an entry ends only when the order shows it')
    const isWhole = made.every(({ minor }) => minor % 109_000_000 === 0)
    const isSure = made.every((payment) => isPosted(payment)) && isWhole
    record.expect(
      !isSure || !bills.some(({ status }) => status.kind === 'accepted'),
      'what the order shows does not stay open',
    )
  }
}

/** Whether the server took it for a payment that had been sent before: the two are one payment, and end together. */
const isDuplicateIn = (entries: Entry[], entry: Entry) =>
  isDuplicate(entry) && entries.some((other) => (other.turn ?? 0) < (entry.turn ?? 0) && other.amount === entry.amount)

const minorOf = ({ amount = 0 }: { amount?: number | undefined }) => ({ minor: amount })
const sumOf = (list: { minor: number }[]) => list.reduce((sum, { minor }) => sum + minor, 0)
