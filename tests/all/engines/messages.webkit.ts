import { expect, test } from './in-shell.ts'
import type { Phone } from './phone.ts'
import type { Shell } from './shell.ts'

const SITE = 'Rupya: pinjaman yang jelas biayanya'
const NOT_OPENED = 'Halaman produk ini tidak bisa dibuka dari sini.'

interface Visit {
  phone: Phone
  shell: Shell
}

interface Message {
  shows: string
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
    // A tap before the shell's answer has come does nothing.
    const again = async () => {
      await ask(phone)
      return (await shell.calls()).length
    }
    await expect.poll(again).toBeGreaterThan(calls.length)
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
  goHome: {
    ...goHome,
    shows: '@APP-25',
    screen: '/loanDetails',
    scenario: 'order-200',
    taken: isDone(goHome),
    refused: seesSite,
  },
  close: {
    ...close,
    shows: '@APP-24',
    screen: '/loanDetails',
    scenario: 'order-200',
    taken: isDone(close),
    refused: seesSite,
  },
  'track and openProduct': {
    ...openProduct,
    shows: '@APP-27 @APP-28',
    screen: '/loanDetails',
    scenario: 'order-21',
    taken: isDone(openProduct),
    refused: ({ phone }) => phone.sees(NOT_OPENED),
  },
  rate: {
    ...rate,
    shows: '@APP-26',
    screen: '/loanDetails',
    scenario: 'order-200-rate',
    taken: seesLoan,
    refused: seesLoan,
  },
}

interface ShellOf {
  words: string
  set: (shell: Shell) => Promise<void>
  isTaken: boolean
  /** For each message; the others for one. */
  isUsual?: true
}

const SHELLS: ShellOf[] = [
  { words: 'answers', set: ({ behave }) => behave('answers'), isTaken: true, isUsual: true },
  { words: 'answers by calling the page', set: ({ behave }) => behave('pending'), isTaken: true },
  { words: 'answers twice', set: ({ behave }) => behave('twice'), isTaken: true },
  { words: 'is older and cannot answer', set: ({ offer }) => offer('older'), isTaken: true },
  { words: 'never answers', set: ({ behave }) => behave('silent'), isTaken: false, isUsual: true },
  { words: 'answers too late', set: ({ behave }) => behave('late'), isTaken: false },
  { words: 'answers wrongly', set: ({ behave }) => behave('wrong-shape'), isTaken: false },
  { words: 'throws', set: ({ behave }) => behave('throws'), isTaken: false },
  { words: 'lacks the message', set: ({ behave }) => behave('unimplemented'), isTaken: false },
  { words: 'is not there', set: ({ offer }) => offer('missing'), isTaken: false },
]

for (const [name, message] of Object.entries(MESSAGES)) {
  const { shows, screen, scenario, ask, calls, taken, refused } = message
  for (const { words, set, isTaken } of SHELLS.filter(({ isUsual }) => isUsual || name === 'goHome'))
    test(`${name} to a shell that ${words} leaves nobody waiting @APP-29 @APP-100 ${shows}`, async ({
      phone,
      shell,
    }) => {
      await set(shell)
      if (isTaken) await shell.slowTimers()
      await phone.open(screen, { scenario })
      await ask(phone)
      await expect.poll(shell.calls).toEqual(words === 'is not there' ? [] : calls)
      await (isTaken ? taken : refused)({ phone, shell })
    })
}
