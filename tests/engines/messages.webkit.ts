import { isFull } from '../setup/full.ts'
import { expect, test } from './in-shell.ts'
import type { Phone } from './phone.ts'
import type { Handler, Manners, Shell } from './shell.ts'

const SITE = 'Rupya: pinjaman yang jelas biayanya'
const NOT_OPENED = 'Halaman produk ini tidak bisa dibuka dari sini.'

interface Visit {
  phone: Phone
  shell: Shell
}

interface Message {
  screen: string
  scenario: string
  /** What makes the app send it. */
  ask: (phone: Phone) => Promise<void>
  /** The calls that it makes. */
  calls: string[]
  /** What a person sees where the shell took it, and where it did not. */
  taken: (visit: Visit) => Promise<void>
  refused: (visit: Visit) => Promise<void>
}

/** Nothing waits for the shell any more: what was tapped can be tapped again, and the app is still there. */
const isDone =
  ({ ask, calls }: Pick<Message, 'ask' | 'calls'>) =>
  async ({ phone, shell }: Visit) => {
    await ask(phone)
    await expect.poll(shell.calls).toEqual([...calls, ...calls])
    await phone.isAt(/\/loanDetails\?/)
  }

const seesSite = ({ phone }: Visit) => phone.hasTitle(SITE)

const goHome = { ask: (phone: Phone) => phone.tap('button', 'Pinjam lagi'), calls: ['goHome'] }
const close = { ask: (phone: Phone) => phone.tap('button', 'Kembali'), calls: ['close'] }
const openProduct = {
  ask: (phone: Phone) => phone.tap('button', 'Ajukan, Rupiah Kilat'),
  calls: ['track', 'openProduct'],
}
const rate = {
  ask: async (phone: Phone) => {
    await phone.tap('radio', '5 dari 5 bintang')
    await phone.tap('button', 'Kirim')
  },
  calls: ['rate'],
}
/** The rating is over, whatever the shell does. */
const seesLoan = async ({ phone }: Visit) => {
  await phone.seesNo('Bagaimana pinjaman ini?')
  await phone.meets('button', 'Pinjam lagi')
}

const MESSAGES: Record<string, Message> = {
  goHome: { ...goHome, screen: '/loanDetails', scenario: 'order-200', taken: isDone(goHome), refused: seesSite },
  close: { ...close, screen: '/loanDetails', scenario: 'order-200', taken: isDone(close), refused: seesSite },
  'track and openProduct': {
    ...openProduct,
    screen: '/loanDetails',
    scenario: 'order-21',
    taken: isDone(openProduct),
    refused: ({ phone }) => phone.sees(NOT_OPENED),
  },
  rate: { ...rate, screen: '/loanDetails', scenario: 'order-200-rate', taken: seesLoan, refused: seesLoan },
}

const TAKES: Record<Manners, boolean> = {
  answers: true,
  pending: true,
  twice: true,
  throws: false,
  silent: false,
  late: false,
  'wrong-shape': false,
  unimplemented: false,
}
const HANDLERS: Record<Exclude<Handler, 'replies'>, boolean> = { older: true, missing: false }

/** Of the other messages the usual run takes a shell that answers, and one that never does. */
const isUsual = (name: string, how: string) => isFull || name === 'goHome' || how === 'answers' || how === 'silent'

for (const [name, message] of Object.entries(MESSAGES)) {
  const { screen, scenario, ask, calls, taken, refused } = message
  const shells = Object.entries({ ...TAKES, ...HANDLERS })
  for (const [how, isTaken] of shells.filter(([manners]) => isUsual(name, manners)))
    test(`${name}: a shell that is ${how} @APP-29`, async ({ phone, shell }) => {
      await (how in HANDLERS ? shell.offer(how as Handler) : shell.behave(how as Manners))
      await phone.open(screen, { scenario })
      await ask(phone)
      await expect.poll(shell.calls).toEqual(how === 'missing' ? [] : calls)
      await (isTaken ? taken : refused)({ phone, shell })
    })
}
