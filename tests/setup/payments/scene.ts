import { vi } from 'vitest'
import { type World, worldNow } from '../../../mocks/world.ts'
import type { BankCard } from '../../../src/api/repayment.ts'
import { ask } from '../ask-world.ts'
import { type Address, addressOf, hrefOf } from './addresses.ts'
import { createPhone, type Happening, type Page, type Tab } from './phone.ts'
import { createRecord } from './record.ts'
import { createScreen, type Rules, type Screen } from './screen.ts'
import { createWire, type Fault } from './wire.ts'

/** A phone in a world: its tabs and their screens, and a network that fails as a history says. */
export function createScene(world: World, rules: Rules) {
  let step = 0
  let running: Page | undefined
  const phone = createPhone(rules.places, rules.kind)
  const record = createRecord(world, phone, () => step)
  const screens = new Map<Page, Screen>()
  const tabsAtSite = new Set<Tab>()

  vi.stubGlobal('location', {
    origin: 'http://localhost:5173',
    get href() {
      return running ? hrefOf(addressOf(running), phone.state.market) : 'http://localhost:5173/'
    },
  })
  vi.stubGlobal(
    'fetch',
    createWire({ follows: rules.follows ?? false, phone, world, sender: () => running, onMoney: record.onMoney }),
  )

  /** Runs a page's code until all of it waits for something else. */
  async function run(page: Page | undefined, task: () => unknown) {
    running = page
    await task()
    await new Promise((resolve) => setImmediate(resolve))
    running = undefined
  }

  async function happen(happening: Happening, fault: Fault) {
    // Messages between tabs are faster than the network and than other tabs' locks. Two tabs at the same instant do not know
    // of each other: a message sent after a reply arrives after it.
    if (happening.kind === 'lock') await deliver(messages())
    if (happening.kind === 'reply') await deliver(messages(happening))
    if (phone.due().includes(happening)) await perform(happening, fault)
  }
  const messages = (before?: Happening) => {
    const due = phone.due()
    return due.slice(0, before && due.indexOf(before)).filter(({ kind }) => kind === 'message')
  }
  /** Delivers messages, and the answers to them. */
  async function deliver(waiting: Happening[]) {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const known = new Set(messages())
      await perform(next, 'good')
      waiting.push(...messages().filter((message) => !known.has(message)))
    }
  }
  const perform = async (happening: Happening, fault: Fault) => {
    step += 1
    const { kind, run: start, page } = phone.take(happening)
    if (kind === 'message') start(fault)
    else await run(page, () => start(fault))
  }

  /** Everything happens, in order. The first payment request meets the fault. */
  async function settle(fault: Fault, { withLate = false } = {}) {
    let left = fault
    const next = () => phone.due().find(({ kind }) => withLate || kind !== 'late')
    for (let happening = next(); happening; happening = next()) {
      const isMoney = happening.kind === 'money'
      await happen(happening, isMoney ? left : 'good')
      if (isMoney) left = 'good'
    }
  }

  /** Opens the screen of a page's address. */
  async function show(page: Page) {
    const address = addressOf(page)
    const { order, token, way } = address
    const orderId = order.orderId
    screens.delete(page)
    let ways: { cards: BankCard[]; repayToken: string } = { cards: [], repayToken: '' }
    if (way === 'card') {
      const { data } = await ask(world, 'listRepaymentWays', undefined, { orderId, token })
      // Another borrower's order is refused, so there is no screen.
      if (!data) return
      ways = { cards: data.bankCards, repayToken: data.repayToken }
    }
    const ports = { phone, rules, step: () => step, worldTime: () => worldNow(world), ways, record }
    await run(page, () => screens.set(page, createScreen(page, address, ports)))
  }

  async function open(tab: Tab, address: Address, moves: boolean) {
    const text = JSON.stringify(address)
    if (moves && tab.page && !tabsAtSite.has(tab)) phone.move(tab, text)
    else await run(undefined, () => phone.visit(tab, text))
    tabsAtSite.delete(tab)
    if (tab.page) await show(tab.page)
  }

  async function load(tab: Tab) {
    await run(undefined, () => phone.load(tab))
    tabsAtSite.delete(tab)
    if (tab.page) await show(tab.page)
  }

  async function comeBack(tab: Tab, by: 'cache' | 'back' | 'link') {
    if (!tabsAtSite.has(tab)) return
    const { page } = tab
    if (by === 'cache' && page) {
      tabsAtSite.delete(tab)
      page.isFrozen = false
      const screen = screens.get(page)
      return run(page, () => void screen?.payments.recover())
    }
    const entry = tab.history[tab.at]
    if (by === 'link' && entry) {
      tab.history.push({ address: entry.address })
      tab.at = tab.history.length - 1
    }
    return load(tab)
  }

  async function back(tab: Tab) {
    if (tab.at === 0 || !tab.page || tabsAtSite.has(tab)) return
    phone.move(tab)
    await show(tab.page)
  }

  return {
    phone,
    record,
    screens,
    run,
    happen,
    settle,
    open,
    comeBack,
    back,
    step: () => step,
    /** Starts the next step of the history. */
    tick: () => {
      step += 1
      phone.tick()
    },
    kill: (ago: number) => {
      tabsAtSite.clear()
      phone.kill(ago)
    },
    reload: (tab: Tab) => (tab.page && !tabsAtSite.has(tab) ? load(tab) : undefined),
    close: (tab: Tab) => {
      tabsAtSite.delete(tab)
      phone.leave(tab)
    },
    /** The tab shows the payment site; the page may be kept in the browser's cache. */
    leaveForSite: (tab: Tab, page: Page, isKept: boolean) => {
      tabsAtSite.add(tab)
      if (isKept && !phone.holdsLock(page)) page.isFrozen = true
      else phone.leave(tab)
    },
  }
}
