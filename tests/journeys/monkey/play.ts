import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { startPhone } from '../killed-phone.ts'
import { PORTS } from '../ports.ts'
import { type Action, type History, KEYS_IGNORED, type Place } from './history.ts'
import { startProxy } from './proxy.ts'
import { type Screen, screenOf } from './screen.ts'
import { serverOf } from './server.ts'

/** Longer than the world takes until the order shows a payment. */
const TIME_MS = 600_000
/** What every history ends with: nothing of it may be paid or taken once more by opening the app and tapping. */
const PROBE: Action[] = [
  { do: 'open', place: 'first' },
  { do: 'pay', card: '2205', taps: 1 },
  { do: 'open', place: 'offer' },
  { do: 'apply', taps: 1 },
]

export interface Played {
  /** What must not be, each with the action after which it was seen. */
  faults: string[]
  actions: number
  /** What could not be done as its button was not there. */
  skipped: number
  payments: number
  loans: number
  kills: number
  cuts: number
  /** Payments and loans after a question was answered with yes. */
  again: number
  /** Loans that a server which knows no keys made of one tap, and how many of them the screen told. */
  doubles: number
  told: number
}

/** Plays a history on a browser of its own, in a world of its own, and compares the books after each action. */
export async function play({ scenario, actions }: History): Promise<Played> {
  const server = serverOf(randomUUID(), scenario)
  const proxy = await startProxy(PORTS.release)
  const phone = await startPhone({
    baseURL: proxy.origin,
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    extraHTTPHeaders: server.headers,
  })
  const counts = { actions: 0, skipped: 0, payments: 0, loans: 0, kills: 0, cuts: 0, again: 0, doubles: 0, told: 0 }
  const played: Played = { faults: [], ...counts }
  const loansAtFirst = await server.loans()
  /** What was bought at each place, and where the borrower said yes since. */
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
        // A payment is booked on the first instalment that waits, whatever it is called.
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

  /** What the books have more than before, and whether that may be. */
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
      const isStanding =
        (bought.get(place) ?? 0) > 0 || (place === 'first' ? 1 : place === 'second' ? 2 : 99) <= before.shown
      const keys = proxy.sent.slice(before.sent).map(({ key }) => key)
      const isDouble = more > 1 && scenario.includes(KEYS_IGNORED) && isOffer && new Set(keys).size < keys.length
      if (isStanding && !agreed.has(place)) wrong(isOffer ? 'a loan was taken again unasked' : 'paid again unasked')
      else if (isStanding) played.again += more
      if (isDouble) played.doubles += more - 1
      else if (more > 1) wrong(`${more} at once`)
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
    if (claims.manyLoans && more > 1) played.told += more - 1
    if (claims.manyLoans && books.loans < 2) wrong('told of loans that are not there')
  }

  try {
    const all = [...actions, ...PROBE]
    for (const [index, action] of all.entries()) {
      played.actions += 1
      if (!(await act(action))) played.skipped += 1
      // The app is ended in the middle of what it does.
      if (all[index + 1]?.do === 'kill') continue
      await screen?.quiet()
      await compare(action)
      // What was agreed to before the app ended counts for what was on its way.
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
