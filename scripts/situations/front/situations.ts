import { scenarios } from '../../../mocks/scenario.ts'
import type { FrontInput } from '../../../contract-pages/pages/front-page.tsx'
import { addressAt } from '../../../src/lib/address-at.ts'
import { pictureOf } from '../pictures.ts'
import { addressOfSituation } from '../situations.ts'
import type { Language } from '../situation.ts'

interface Shown {
  words: string
  /** The first scenario decides the screen. */
  scenario: string
  language?: Language
  path?: string
  search?: Record<string, string>
}

/** An Indian order paid by card: there the texts of the server and of the app are both English. */
const CARD = {
  path: '/payway',
  search: { ...scenarios['order-3']?.address?.search, ...scenarios['bind-card-in']?.address?.search },
}

/** The situations of the front page, by the names of the world's scenarios. */
const GROUPS: { title: string; shown: Shown[] }[] = [
  {
    title: 'A loan in India',
    shown: [
      { words: 'Running, and can be extended', scenario: 'order-3-extendable' },
      { words: 'Overdue', scenario: 'order-5' },
      { words: 'Offered, not yet taken', scenario: 'confirmation-india' },
      { words: 'Paid off', scenario: 'order-4' },
    ],
  },
  {
    title: 'Paying it',
    shown: [
      { words: 'By card, with a code', scenario: 'card-needs-code', ...CARD },
      { words: 'The bank refuses', scenario: 'payment-refused', ...CARD },
      { words: 'The answer is lost', scenario: 'commit-reply-lost', ...CARD },
      { words: 'By instalments', scenario: 'order-3', path: '/repayment' },
    ],
  },
  {
    title: 'Trouble',
    shown: [
      { words: 'No connection', scenario: 'order-3,offline' },
      { words: 'The server is down', scenario: 'order-3,server-error' },
      { words: 'The server is busy', scenario: 'order-3,busy-5' },
      { words: 'The session has ended', scenario: 'order-3,session-ended' },
      { words: 'Scrambled replies', scenario: 'order-3,scrambled' },
    ],
  },
  {
    title: 'Help, and visitors',
    shown: [
      { words: 'The chatbot', scenario: 'faq-in' },
      { words: 'Customer service', scenario: 'order-3', path: '/customerService' },
      { words: 'Registering', scenario: 'register', search: { id: '91', market: 'in' } },
    ],
  },
  {
    title: 'In Indonesia, in Indonesian',
    shown: [
      { words: 'Due, and can be extended', scenario: 'order-174-extendable', language: 'id' },
      { words: 'To a virtual account', scenario: 'account-bank', language: 'id' },
      { words: 'Twelve instalments', scenario: 'instalments-many', language: 'id' },
      { words: 'Complaints', scenario: 'complaints-several', language: 'id' },
    ],
  },
]

/** Their addresses in the demo, relative to the page beside its folder. */
export const situationsOf = (demo: string): FrontInput['groups'] =>
  GROUPS.map(({ title, shown }) => ({
    title,
    situations: shown.map((one) => ({ words: one.words, to: addressAt(demo, addressOf(one)) })),
  }))

/** The gallery's pictures of the first of them. */
export function pictureOfFirst(gallery: string): NonNullable<FrontInput['picture']> {
  const { scenario = '', language = 'en' } = GROUPS[0]?.shown[0] ?? {}
  const of = (scheme: 'light' | 'dark') => gallery + pictureOf(scenario, language, scheme)
  return { light: of('light'), dark: of('dark') }
}

function addressOf({ words, scenario, language = 'en', path, search }: Shown): string {
  const [first = ''] = scenario.split(',')
  const known = scenarios[first]
  if (!known) throw new Error(`The world has no scenario ${first}`)
  return addressOfSituation(
    {
      name: scenario,
      description: words,
      path: path ?? known.address?.path ?? '/loanDetails',
      scenario,
      ...(search && { search }),
    },
    language,
  )
}
