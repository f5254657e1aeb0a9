import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { startPhone } from '../../../journeys/killed-phone.ts'
import { PORTS } from '../../../journeys/ports.ts'
import { type Action, type History, KEYS_IGNORED, type Place } from './history.ts'
import { startProxy } from './proxy.ts'
import { type Screen, screenOf } from './screen.ts'
import { serverOf } from './server.ts'

/** Longer than the world takes until the order shows a payment. */
const TIME_MS = 600_000
/** The end of every history: opening the app and tapping must not pay or borrow again. */
const PROBE: Action[] = [
  { do: 'open', place: 'first' },
  { do: 'pay', card: '2205', taps: 1 },
  { do: 'open', place: 'offer' },
  { do: 'apply', taps: 1 },
]

export interface Played {
  /** Faults, each with the action after which it was seen. */
  faults: string[]
  actions: number
  /** The number of actions that were skipped because their button was missing. */
  skipped: number
  payments: number
  loans: number
  kills: number
  cuts: number
  /** Payments and loans after a question was answered with yes. */
  again: number
}

/** Plays a history in its own browser and its own world, and compares the books after each action. */
export async function play({ scenario, actions }: History): Promise<Played> {
  const server = serverOf(randomUUID(), scenario)
  const proxy = await startProxy(PORTS.release)
  const phone = await startPhone({
    baseURL: proxy.origin,
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    extraHTTPHeaders: server.headers,
  })
  const counts = { actions: 0, skipped: 0, payments: 0, loans: 0, kills: 0, cuts: 0, again: 0 }
  const played: Played = { faults: [], ...counts }
  const loansAtFirst = await server.loans()
  /** What was bought at each place, and where the borrower has since said yes. */
  const bought = new Map<Place, number>()
  const agreed = new Set<Place>()
  let place: Place | undefined
  let books = { paid: 0, loans: 0, shown: 0, sent: 0 }
  let screen: Screen | undefined

  const start = async () => {
    screen = screenOf(await phone.start())
  }

  async function act(action: Action): Promise<boolean> {
    if (!screen) await start()
    switch (action.do) {
      case 'open': {
        // A payment is booked on the first unpaid instalment, whatever it names.
        place = action.place === 'second' && books.shown + books.paid === 0 ? 'first' : action.place
        agreed.clear()
        await screen?.open(place)
        return true
      }
      case 'reload':
        if (!place) return false
        agreed.clear()
        await screen?.reload()
        return true
      case 'pay':
        return screen?.pay(action) ?? false
      case 'apply':
        return screen?.apply(action.taps) ?? false
      case 'code':
        return screen?.code(action.isRight) ?? false
      case 'wishAgain':
        return screen?.wishAgain() ?? false
      case 'answer': {
        const isDone = (await screen?.answer(action.yes)) ?? false
        if (isDone && action.yes && place) agreed.add(place)
        return isDone
      }
      case 'payElsewhere':
        return server.payElsewhere()
      case 'passTime':
        await server.passTime(TIME_MS)
        return true
      case 'kill':
        await setTimeout(action.afterMs)
        await phone.kill()
        played.kills += 1
        screen = undefined
        return true
      case 'meet':
        proxy.meet(action.fault)
        return true
    }
  }

  /** What is new in the books, and whether that is allowed. */
  async function compare(action: Action) {
    await proxy.settled()
    const before = books
    const loans = (await server.loans()) - loansAtFirst
    books = { paid: await server.paidByPhone(), loans, shown: await server.shown(), sent: proxy.sent.length }
    const isOffer = place === 'offer'
    const more = isOffer ? books.loans - before.loans : books.paid - before.paid
    const wrong = (what: string) =>
      played.faults.push(`${what} (${played.actions}. ${JSON.stringify(action)}, at ${place})`)
    if (isOffer ? books.paid !== before.paid : books.loans !== before.loans) wrong('moved at another screen')
    if (more > 0 && place) {
      const isBought =
        (bought.get(place) ?? 0) > 0 || (place === 'first' ? 1 : place === 'second' ? 2 : 99) <= before.shown
      const keys = proxy.sent.slice(before.sent).map(({ key }) => key)
      const isDouble = more > 1 && scenario.includes(KEYS_IGNORED) && isOffer && new Set(keys).size < keys.length
      if (isBought && !agreed.has(place)) wrong(isOffer ? 'a loan was taken again unasked' : 'paid again unasked')
      else if (isBought) played.again += more
      if (more > 1 && !isDouble) wrong(`${more} at once`)
      bought.set(place, (bought.get(place) ?? 0) + more)
      agreed.delete(place)
      if (isOffer) played.loans += more
      else played.payments += more
    }
    if (!screen) return
    const claims = await screen.claims()
    if (claims.nothingSent && more > 0 && !isOffer) wrong('told that nothing was paid')
    if (claims.nothingTaken && more > 0 && isOffer) wrong('told that nothing was taken')
    if (claims.isTaken && books.loans === 0) wrong('told that a loan was taken')
    if (claims.isPaid && books.paid === 0) wrong('told that a payment was accepted')
    if (claims.manyLoans && books.loans < 2) wrong('told of loans that are not there')
  }

  try {
    const all = [...actions, ...PROBE]
    for (const [index, action] of all.entries()) {
      played.actions += 1
      if (!(await act(action))) played.skipped += 1
      // The app is killed in the middle of the action.
      if (all[index + 1]?.do === 'kill') continue
      await screen?.quiet()
      await compare(action)
      // Consent from before the kill counts for requests that were on their way.
      if (action.do === 'kill') agreed.clear()
    }
    played.faults.push(...(await server.violations()))
    played.cuts = proxy.cuts()
    return played
  } finally {
    await phone.close()
    await proxy.close()
  }
}
