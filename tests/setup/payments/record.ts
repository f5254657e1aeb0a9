import { type World, worldNow } from '../../../mocks/world.ts'
import type { Intent } from '../../../src/features/repayment/journal/entry.ts'
import type { OperationId } from '../../../src/api/operation.ts'
import { type Address, addressOf } from './addresses.ts'
import type { Page, Phone } from './phone.ts'
import type { Screen } from './screen.ts'

/** A payment that the app sent, with what was known and said at that moment. */
export interface LetGo extends Pick<Intent, 'way' | 'purpose' | 'periods'> {
  orderId: string
  how: 'commit' | 'confirm' | 'site' | 'report' | 'transfer'
  minor: number
  /** Undefined for a transfer that was not reported to the app. */
  entryId: string | undefined
  /** The step of the history. */
  at: number
  known: Set<string>
  /** The entries that the borrower agreed on this screen to pay beside, and when they were asked about each. */
  agreed: ReadonlyMap<string, number>
  /** The world's time when the screen read the order; for a code, before it asked for the code. */
  readTime: number
  /** The world's time when the screen read the order last. */
  readLast: number
}

/** A payment that was made. */
export interface Made extends LetGo {
  madeAt: number
  postsAt: number
}

/** The data of a payment that waits for its code. */
interface Committed {
  minor: number
  cardId: string
  token: string
  readTime: number
  /** The instalments that the order showed as paid then. */
  paid: number[]
}

/** Records all money events, with knowledge that nobody in the history has. */
export function createRecord(world: World, phone: Phone, step: () => number) {
  const made: Made[] = []
  /** Broken rules, found at the moment when it happened. */
  const broken: string[] = []
  /** Sent data, by the server's record of a payment that waits for its code. */
  const commits = new Map<string, Committed>()
  /** Entries for which the borrower was told that nothing was paid. */
  const toldNotPaid = new Set<string>()
  let next: { letGo: LetGo; screen: Screen; token: string; cardId?: string } | undefined

  const letGoOf = (screen: Screen, how: LetGo['how']): LetGo => {
    const { order, way, purpose, periods, minor } = screen.address
    const { entryId, readTime, page } = screen
    const known = phone.knownTo(page)
    const agreed = new Map(screen.agreedEntries)
    const read = { readTime, readLast: readTime }
    return { orderId: order.orderId, way, purpose, periods, minor, how, entryId, at: step(), known, agreed, ...read }
  }
  const expect = (holds: boolean, rule: string) => {
    if (!holds) broken.push(`${rule} (step ${step()})`)
  }
  const add = (letGo: LetGo) =>
    made.push({ ...letGo, madeAt: step(), postsAt: worldNow(world) + (world.overrides.postsAfter ?? 0) })

  function noteSending(screen: Screen) {
    expect(screen.maySend, 'one request a tap')
    screen.maySend = false
    expect(screen.readAt >= screen.tapAt, 'the order is read before a payment')
    const { periods, purpose } = screen.address
    const isHere = (period: number) => periods !== undefined && period >= periods.from && period <= periods.to
    expectAsked(screen, screen.paidAtTap.filter(isHere))
    expect(purpose === 'bill' || screen.offeredAt >= screen.tapAt, 'no fee is paid without its offer')
  }
  const expectAsked = ({ agreedPeriods }: Screen, paid: number[]) =>
    expect(
      paid.every((period) => agreedPeriods.has(period)),
      'what the order shows as paid asks',
    )

  let answers = 0
  let isLeftToOrder = false

  return {
    made,
    agreed: () => answers,
    isLeftToOrder: () => isLeftToOrder,
    onAgreed: () => void (answers += 1),
    /** Whether a payment is tried that nothing on the phone can recognise as a second one. */
    onTap: ({ page, address }: Screen) => {
      const known = phone.knownTo(page)
      const isOldRefusal = ({ orderId, entryId }: Made) =>
        orderId === address.order.orderId && entryId !== undefined && !known.has(entryId)
      if (made.some(isOldRefusal)) isLeftToOrder = true
    },
    broken,
    toldNotPaid,
    expect,
    letGoOf,
    add,
    /** Money that the borrower moved at their bank; the app is told later, or never. */
    addTransfer: ({ order, way, purpose, periods, minor }: Omit<Address, 'token'>) =>
      add({
        orderId: order.orderId,
        way,
        purpose,
        periods,
        minor,
        how: 'transfer',
        entryId: undefined,
        at: step(),
        known: new Set(),
        agreed: new Map(),
        readTime: -1,
        readLast: -1,
      }),
    /** A first card payment, or the request for another code. */
    onCommit: (screen: Screen, sent: { minor: number; cardId: string; isFirst: boolean }) => {
      noteSending(screen)
      const { flow, address } = screen
      const payment = flow?.current()
      const purchase = payment && 'purchase' in payment ? payment.purchase : undefined
      expect(sent.minor === address.minor && sent.cardId === purchase?.card.id, 'what is shown is sent')
      next = { letGo: letGoOf(screen, 'commit'), screen, token: tokenOf(screen.page), cardId: sent.cardId }
    },
    onConfirm: (screen: Screen, recordId: string) => {
      noteSending(screen)
      const committed = commits.get(recordId)
      const payment = screen.flow?.current()
      const purchase = payment && 'purchase' in payment ? payment.purchase : undefined
      expect(
        committed?.minor === purchase?.amount.minor && committed?.cardId === purchase?.card.id,
        'what the code step shows was sent',
      )
      expect(committed?.token === tokenOf(screen.page), 'a payment ends in its session')
      const readTime = committed?.readTime ?? -1
      const { purpose, periods } = screen.address
      const isSince = (period: number) => committed !== undefined && !committed.paid.includes(period)
      if (purpose === 'bill' && !periods) expectAsked(screen, screen.paidAtTap.filter(isSince))
      next = { letGo: { ...letGoOf(screen, 'confirm'), readTime }, screen, token: tokenOf(screen.page) }
    },
    onAlipay: (screen: Screen) => noteSending(screen),
    /** Records the world's result of a request that sends a payment. */
    onMoney: (operation: OperationId) => {
      const sent = operation === 'startAlipay' ? undefined : next
      next = undefined
      let arrivals = 0
      return async (ask: () => Promise<Response>) => {
        arrivals += 1
        expect(arrivals === 1, 'a request arrives once')
        const { payments, attempts } = world.repayment
        const before = payments.findMany().length
        const response = await ask()
        if (!sent) return response
        if (payments.findMany().length > before) add(sent.letGo)
        const { letGo, token, cardId } = sent
        const attempt = attempts.findMany().at(-1)
        if (attempt && cardId !== undefined && !commits.has(attempt.id))
          commits.set(attempt.id, {
            minor: attempt.amount,
            cardId,
            token,
            readTime: letGo.readTime,
            paid: sent.screen.paidAtRead,
          })
        return response
      }
    },
  }
}

/** The session in a page's current calls. */
const tokenOf = (page: Page) => addressOf(page).token
