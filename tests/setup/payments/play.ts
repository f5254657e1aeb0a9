import { payAtSite } from '../../../mocks/handlers/repayment-site.ts'
import { BANK_SMS_CODE } from '../../../mocks/state/card-codes.ts'
import { postPayment } from '../../../mocks/state/postings.ts'
import type { World } from '../../../mocks/world.ts'
import { openAlipay } from '../../../src/api/repayment.ts'
import { handOver } from '../../../src/features/repayment/alipay/hand-over.ts'
import { entryOf } from '../../../src/features/repayment/journal/entry.ts'
import { asksBeforeCards, nextOf, rowOf, takenBack } from '../../../src/features/repayment/journal/questions.ts'
import { storedStatus } from '../../../src/features/repayment/journal/status.ts'
import { sessionDigest } from '../../../src/platform/session/session-digest.ts'
import { wasTurnedAway } from '../../../src/features/repayment/payway/payment.ts'
import { type Address, addressNow, endOffer, ORDERS, paidNow, TOKENS } from './addresses.ts'
import type { Action } from './history.ts'
import type { Tab } from './phone.ts'
import type { LetGo } from './record.ts'
import { createScene } from './scene.ts'
import type { Rules, Screen } from './screen.ts'

type Of<Do extends Action['do']> = Extract<Action, { do: Do }>

/** Plays a history: a borrower who taps, pays elsewhere and answers. */
export function createPlay(world: World, rules: Rules = {}) {
  const scene = createScene(world, rules)
  const { phone, record, screens, run } = scene
  const kept: Address[] = []
  /** The step when an entry was first reported. */
  const reportedAt = new Map<string, number>()
  const sites: { token: string; letGo: LetGo }[] = []

  /** The screen of a tab, and whether the borrower can tap there. */
  const screenOf = (index: number) => {
    const page = phone.tabs[index]?.page
    return page?.isAlive && !page.isFrozen ? screens.get(page) : undefined
  }
  const onScreen = (index: number, task: (screen: Screen) => unknown) => {
    const screen = screenOf(index)
    return screen && run(screen.page, () => task(screen))
  }
  const entriesOf = ({ journal, address }: Screen) => journal.read(address.order.orderId).map(entryOf)
  const present = () => ({ session: sessionDigest(), now: phone.state.now })
  const wasMade = (id: string) => record.made.some(({ entryId }) => entryId === id)
  const tapped = (screen: Screen) => {
    record.onTap(screen)
    screen.maySend = true
    screen.tapAt = scene.step()
    screen.paidAtTap = screen.paidInBooks
  }

  async function tapPay(screen: Screen, { tab, card, taps, leaves }: Of<'tap'>) {
    const { flow, address, cards, repayToken } = screen
    const { minor, purpose, periods, order } = address
    const chosen = cards[card]
    if (address.way === 'account') return report(screen)
    if (address.way === 'alipay') return goToSite(screen, tab, leaves)
    if (!flow || !chosen || flow.question()) return undefined
    if (['idle', 'refused', 'unknown'].includes(flow.current().step)) tapped(screen)
    const purchase = {
      orderId: order.orderId,
      amount: { minor },
      purpose,
      periods,
      couponId: '',
      repayToken,
      card: chosen,
    }
    for (let count = 0; count < taps; count += 1) void flow.pay(purchase)
    return undefined
  }

  async function goToSite(screen: Screen, index: number, leaves: Of<'tap'>['leaves']) {
    if (screen.isBusy || screen.reason) return
    const { page, payments, address } = screen
    const { minor, purpose, periods, order } = address
    const amount = { minor }
    tapped(screen)
    screen.isBusy = true
    const send = (key: Parameters<typeof openAlipay>[1]) => {
      record.onAlipay(screen)
      return openAlipay({ userId: '880021460173', orderId: order.orderId, amount }, key)
    }
    const openSite = (site: string) => {
      const tab = phone.tabs[index]
      if (!tab || screens.get(page) !== screen) return 'left'
      sites.push({ token: new URL(site).searchParams.get('token') ?? '', letGo: record.letGoOf(screen, 'site') })
      if (leaves === 'stays') return 'opened'
      scene.leaveForSite(tab, page, leaves === 'frozen')
      return 'opened'
    }
    void handOver({ payments, intent: { way: 'alipay', purpose, amount, periods }, start: send, open: openSite }).then(
      (result) => {
        screen.isBusy = false
        if (result.kind === 'asks') Object.assign(screen, { reason: result.reason, askedAt: scene.step() })
        if (['failed', 'refused', 'left'].includes(result.kind)) record.toldNotPaid.add(screen.entryId)
      },
    )
  }

  /** The next instalment is paid without this phone's knowledge. */
  async function payElsewhere(order: (typeof ORDERS)[number]) {
    const next = await addressNow(world, { order, token: TOKENS[0], way: 'account' }, 'next')
    if (!next) return
    record.addTransfer(next)
    await postPayment(world, order.orderId, next.minor)
  }

  /** More refusals than a journal holds. */
  async function refuseOften(tap: Of<'refusals'>) {
    for (let count = 0; count < 22; count += 1) {
      await onScreen(tap.tab, (screen) => void tapPay(screen, { ...tap, do: 'tap', taps: 1, leaves: 'stays' }))
      await scene.settle('refused')
    }
  }

  async function report(screen: Screen) {
    const { minor, purpose, periods, order } = screen.address
    const what = { way: 'account', purpose, amount: { minor }, periods } as const
    await screen.payments.report(what, { seen: screen.seen }).then(() => {
      // As the screen does, and waits for nothing.
      void screen.payments.check().catch(() => {})
      const unreported = record.made.find(
        (payment) =>
          payment.how === 'transfer' &&
          payment.entryId === undefined &&
          payment.orderId === order.orderId &&
          payment.minor === minor,
      )
      const entry = entriesOf(screen).findLast(
        ({ status, way, amount, id }) =>
          status.kind === 'reported' && way === 'account' && amount === minor && !wasMade(id),
      )
      if (!entry) return
      const letGo = record.letGoOf(screen, 'report')
      // A repeated report is the same one, which a question may have named since.
      const at = reportedAt.get(entry.id) ?? letGo.at
      reportedAt.set(entry.id, at)
      // The money went where it was sent, whatever the screen names.
      const { periods: paid } = unreported ?? {}
      if (unreported) Object.assign(unreported, { ...letGo, periods: paid ?? periods, at, entryId: entry.id })
    })
  }

  /** The borrower transfers money at their bank, to the account on the screen. */
  async function transfer({ address }: Screen) {
    const { order, minor } = address
    record.addTransfer(address)
    await postPayment(world, order.orderId, minor)
  }

  /** The borrower is honest: only unpaid payments are taken back or denied. */
  function takeBack(screen: Screen) {
    const { page, address } = screen
    for (const entry of entriesOf(screen))
      if (rowOf(entry).asks === 'any' && nextOf(entry, present()) === 'takeBack' && !wasMade(entry.id))
        void page.journal.change(address.order.orderId, entry.id, storedStatus(takenBack(entry)))
  }

  function sayPaid(screen: Screen, isPaid: boolean) {
    // The screen asks about the last one.
    const asked = entriesOf(screen).findLast(({ status }) => status.kind === 'handedOver')
    if (asked) void screen.payments.answerHandOver(asked, isPaid || wasMade(asked.id))
  }

  async function answer(screen: Screen, yes: boolean) {
    const { flow, reason, payments, askedAt } = screen
    if (!flow?.question() && !reason) return
    Object.assign(screen, { reason: undefined, maySend: false })
    if (!yes) return flow?.dismissQuestion()
    const { entries = [], paidPeriods = [] } = flow?.question() ?? reason ?? {}
    for (const period of paidPeriods) screen.agreedPeriods.add(period)
    for (const { id } of entries) screen.agreedEntries.set(id, askedAt)
    record.onAgreed()
    if (flow?.sendsOnceAgreed()) tapped(screen)
    if (reason) payments.agree(reason)
    else void flow?.payAgain()
  }

  /** The screen offers it only while nothing is being sent. */
  function askFirst(screen: Screen) {
    const { flow, payments } = screen
    if (!flow || flow.question() || !['idle', 'unknown'].includes(flow.current().step)) return
    const unknown = entriesOf(screen).findLast(
      (entry) => asksBeforeCards(entry, present()) && !payments.hasAgreed(entry),
    )
    if (unknown) flow.askFirst({ entries: [unknown], paidPeriods: [] })
  }

  async function paySite(index: number) {
    const site = sites[index % sites.length]
    if (!site || (await payAtSite(world, site.token)) !== undefined) return
    record.add(site.letGo)
  }

  async function visit(tab: Tab | undefined, address: Address | undefined, moves: boolean) {
    if (!tab || !address) return
    kept.push(address)
    await scene.open(tab, address, moves)
  }

  async function act(action: Action) {
    scene.tick()
    const tab = 'tab' in action ? phone.tabs[action.tab] : undefined
    // What the books show before a tap.
    const tappable = 'tab' in action ? screenOf(action.tab) : undefined
    if (tappable) tappable.paidInBooks = await paidNow(world, tappable.address.order)
    switch (action.do) {
      case 'visit': {
        const order = ORDERS[action.order] ?? ORDERS[0]
        const token = TOKENS[action.order === 1 && action.token === 0 ? 2 : action.token] ?? TOKENS[0]
        return visit(tab, await addressNow(world, { order, token, way: action.way }, action.what), action.moves)
      }
      case 'keptAddress':
        return visit(tab, kept.at(action.index % kept.length), action.moves)
      case 'reload':
        return tab && scene.reload(tab)
      case 'close':
        return tab && scene.close(tab)
      case 'back':
        return tab && scene.back(tab)
      case 'return':
        return tab && scene.comeBack(tab, action.by)
      case 'tap':
        return onScreen(action.tab, (screen) => void tapPay(screen, action))
      case 'code':
        return onScreen(action.tab, (screen) => {
          if (!screen.flow || screen.flow.question()) return
          // Its own button leads to it.
          const waiting = screen.waiting?.()
          if (waiting?.step === 'needsCode') screen.flow.comeBack(waiting)
          if (screen.flow.current().step !== 'needsCode') return
          tapped(screen)
          for (let count = 0; count < action.taps; count += 1)
            void screen.flow.confirm(action.isRight ? BANK_SMS_CODE : '654321')
        })
      case 'askAgain':
        return onScreen(action.tab, (screen) => {
          const payment = screen.flow?.current()
          if (payment?.step !== 'needsCode' || screen.flow?.question()) return
          if (payment.code.againAt <= phone.state.now) tapped(screen)
          void screen.flow?.askAgain()
        })
      case 'cancel':
        return onScreen(action.tab, ({ flow }) => {
          if (!flow?.question()) flow?.cancel()
        })
      case 'askFirst':
        return onScreen(action.tab, askFirst)
      case 'answer':
        return onScreen(action.tab, (screen) => void answer(screen, action.yes))
      case 'check':
        return onScreen(action.tab, ({ payments }) => void payments.check().catch(() => {}))
      case 'takeBack':
        return onScreen(action.tab, takeBack)
      case 'sayPaid':
        return onScreen(action.tab, (screen) => sayPaid(screen, action.isPaid))
      case 'transfer': {
        const screen = screenOf(action.tab)
        return screen?.address.way === 'account' ? transfer(screen) : undefined
      }
      case 'paySite':
        return sites.length > 0 ? paySite(action.index) : undefined
      case 'happen': {
        const due = phone.due()
        const happening = due[action.index % due.length]
        return happening && scene.happen(happening, action.fault)
      }
      case 'settle':
        return scene.settle(action.fault)
      case 'kill':
        return scene.kill(action.ago)
      case 'refusals':
        return refuseOften(action)
      case 'elsewhere':
        return payElsewhere(ORDERS[action.order] ?? ORDERS[0])
      case 'offerEnds':
        return endOffer(world)
      case 'market':
        return void (phone.state.market = action.market)
      case 'clock':
        return void (phone.state.now += action.ms)
      case 'worldTime':
        return void (world.clock.ahead += action.ms)
      case 'storage':
        if (action.storage === 'cleared') phone.clearStorage()
        else phone.state.storage = action.storage
    }
  }

  return {
    phone,
    record,
    screens,
    act: async (action: Action) => {
      await act(action)
      noteRefusals()
    },
    /** Pending requests arrive. */
    end: () => scene.settle('good', { withLate: true }),
    run,
  }

  /** Records screens that say that nothing was paid. */
  function noteRefusals() {
    for (const { flow, entryId } of screens.values()) {
      const payment = flow?.current()
      if (payment?.step === 'refused' && !wasTurnedAway(payment.refusal)) record.toldNotPaid.add(entryId)
    }
  }
}

export type Play = ReturnType<typeof createPlay>
