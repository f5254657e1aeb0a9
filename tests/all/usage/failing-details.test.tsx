// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { getResponse } from 'msw'
import type { ElementType, ReactElement } from 'react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { worldRoutes } from '../../../mocks/routes.ts'
import { createWorld } from '../../../mocks/scenario.ts'
import { env } from '../../../src/platform/env.ts'
import { showApp } from '../../setup/show-app.tsx'

/** The details that were rendered (src/ui/detail.tsx), and the one that throws. */
const details = vi.hoisted(() => ({
  drawn: new Set<ElementType>(),
  failing: undefined as ElementType | undefined,
  failures: 0,
}))

// Our code is not replaced: React's render call breaks a detail.
vi.mock('react/jsx-dev-runtime', async (original) => {
  const real = await original<{ jsxDEV: (type: unknown, props: object, ...rest: unknown[]) => ReactElement }>()
  const Failing = () => {
    details.failures += 1
    throw new TypeError('undefined is not a function')
  }
  return {
    ...real,
    jsxDEV: (type: unknown, props: { getResetKey?: unknown; children?: ReactElement }, ...rest: unknown[]) => {
      const part = props.getResetKey ? (props.children?.type as ElementType | undefined) : undefined
      if (part) details.drawn.add(part)
      const isFailing = part !== undefined && part === details.failing
      return real.jsxDEV(type, isFailing ? { ...props, children: real.jsxDEV(Failing, {}) } : props, ...rest)
    },
  }
})

beforeAll(() => {
  HTMLDialogElement.prototype.showModal = () => {}
  HTMLDialogElement.prototype.close = () => {}
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  localStorage.clear()
  sessionStorage.clear()
})

const SESSION = 'token=1&userId=880021460173&market=id'
const ORDER = 'productId=1001&orderId=723421968459640174'
const COMPLAINT = 'orderNo=723421968459640174'

interface Screen {
  name: string
  scenario?: string
  address: string
  /** Details that it must have. */
  has: string[]
  /** The important facts on the screen. */
  facts: string[]
  /** The main action of the screen. */
  action: [role: 'link' | 'button' | 'textbox' | 'heading', name: string]
}

const SCREENS: Screen[] = [
  {
    name: 'an order that is due',
    address: `/loanDetails?${SESSION}&${ORDER}`,
    has: ['StatusIcon', 'DaysAway', 'Chip', 'Progress', 'ExtensionOffer', 'ProductLogo', 'CopyLine', 'LoanHelp'],
    facts: ['Waktunya membayar', 'Rp1.090.000', 'Jatuh tempo', 'Dana Cepat', 'Rp3.270.000', '723421968459640174'],
    action: ['link', 'Bayar Rp1.090.000'],
  },
  {
    name: 'an order on its way',
    scenario: 'order-151',
    address: `/loanDetails?${SESSION}&productId=1001&orderId=723421968459640151`,
    has: ['Product', 'Tags'],
    facts: ['Dana sedang dikirim', '723421968459640151'],
    // There is nothing to do except wait.
    action: ['heading', 'Dana sedang dikirim'],
  },
  {
    name: 'an order that asks for a rating',
    scenario: 'order-200-rate',
    address: `/loanDetails?${SESSION}&productId=1001&orderId=723421968459640200`,
    has: ['StatusIcon', 'LoanHelp'],
    facts: ['Lunas', '723421968459640200'],
    action: ['button', 'Pinjam lagi'],
  },
  {
    name: 'the orders',
    address: `/order?${SESSION}`,
    has: ['ProductLogo', 'Chip', 'DayText', 'LoanHelp'],
    facts: ['Dana Cepat', 'Rp1.144.500', 'Rp8.000.000'],
    action: ['link', 'Rp1.144.500'],
  },
  {
    name: 'a loan to confirm',
    address: `/loanConfirm?${SESSION}&productId=1001`,
    has: ['ProductLogo', 'Note', 'Chip'],
    facts: ['Rp3.000.000', 'Rp2.940.000', 'Rp3.270.000', '3% per bulan', 'Cicilan ke-3'],
    action: ['button', 'Ajukan Rp3.000.000'],
  },
  {
    name: 'paying by card',
    address: `/payway?${SESSION}&${ORDER}&withholdingAmount=109000000`,
    has: ['FeeNote', 'OtherWays', 'LoanHelp'],
    facts: ['Rp1.090.000,00', 'BCA', '4417', 'Mandiri'],
    action: ['button', 'Bayar Rp1.090.000,00'],
  },
  {
    name: 'the instalments',
    address: `/repayment?${SESSION}&${ORDER}`,
    has: ['Progress', 'Note', 'Chip', 'DayText', 'PaidInstalments'],
    facts: ['Dana Cepat', 'Cicilan ke-1', 'Cicilan ke-3', 'Rp1.090.000'],
    action: ['button', 'Bayar Segera'],
  },
  {
    name: 'an extension',
    scenario: 'extension-open',
    address: `/repaymentDelay?${SESSION}&${ORDER}`,
    has: ['OfferedUntil', 'FeeNote', 'ProductLogo'],
    facts: ['Rp327.000', 'Jatuh tempo baru', '14 hari'],
    action: ['button', 'Bayar Segera Rp327.000'],
  },
  {
    name: 'writing a complaint',
    address: `/complainPageNext?${SESSION}&${COMPLAINT}&problemType=2`,
    has: ['AboutLoan', 'ProductLogo', 'OtherDraft'],
    facts: ['Pembayaran', 'Apa yang terjadi?'],
    action: ['button', 'Kirim'],
  },
  {
    name: 'the chat',
    address: `/intelligentCustomerService?${SESSION}&${COMPLAINT}`,
    has: ['SupportLink'],
    facts: ['Ada apa dengan penagihannya?', 'Pukul berapa penagih boleh menelepon?'],
    action: ['textbox', 'Tulis'],
  },
  {
    name: 'the offers',
    address: `/relevant?${SESSION}&scene=banner_fudai`,
    has: ['Product', 'ProductLogo', 'Tags'],
    // One product that cannot be rendered leaves the others. Here all are broken, and the screen stays.
    facts: ['Pilihan untuk Anda'],
    action: ['button', ''],
  },
  {
    name: 'registering',
    address: '/registerTemplate?id=88&user_from=banner&market=id',
    has: ['SafePicture', 'ServicePhone'],
    facts: ['Dana Cepat sampai Rp15.000.000', 'Nomor ponsel'],
    action: ['button', 'Daftar sekarang'],
  },
  {
    name: 'the download',
    address: '/?market=id#/downloadTemplate?id=88',
    has: ['ServicePhone'],
    facts: ['Dapatkan aplikasinya', 'Masuk dengan nomor ponsel Anda.'],
    action: ['button', 'Unduh Rupya'],
  },
  {
    name: 'a complaint that was answered',
    scenario: 'complaint-answered',
    address: `/complainDetails?${SESSION}&problemId=8211004502`,
    has: ['ComplaintRating', 'LoanHelp'],
    facts: ['Sudah dijawab', '8211004502'],
    action: ['heading', 'Sudah dijawab'],
  },
  {
    name: 'customer service',
    address: '/customerService?token=1&market=id',
    has: ['TokenLinks', 'CopyLine'],
    facts: ['Hubungi kami', '021-5095-0174'],
    action: ['link', '021-5095-0174'],
  },
]

async function open({ address, scenario = 'order-174-extendable' }: Screen) {
  cleanup()
  vi.unstubAllGlobals()
  const world = await createWorld(scenario)
  const answers = worldRoutes({ of: async () => world, reset: async () => world }, env.apiBase)
  vi.stubGlobal('fetch', (request: Request) => getResponse(answers, request))
  window.history.replaceState(null, '', address)
  details.failures = 0
  const shown = showApp()
  await shown.loaded
  return shown
}

const SOON = { interval: 5, timeout: 10_000 }

/** React represents a part that is loaded on demand as an object without a name. */
const nameOf = (part: ElementType) => (typeof part === 'function' ? part.name : 'loaded on demand')

test.each(SCREENS)(
  'Each detail of $name that throws leaves what the screen is about, and is logged @RULE-27',
  async (each) => {
    const { facts, has } = each
    const [role, label] = each.action
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    const isWhole = (container: HTMLElement) => {
      expect(facts.filter((fact) => !container.textContent.includes(fact))).toEqual([])
      expect(screen.getAllByRole(role, { name: (found) => found.includes(label) }).length).toBeGreaterThan(0)
    }

    details.failing = undefined
    details.drawn.clear()
    const whole = await open(each)
    await vi.waitFor(() => {
      isWhole(whole.container)
      expect([...details.drawn].map(nameOf)).toEqual(expect.arrayContaining(has))
    }, SOON)

    for (const part of details.drawn) {
      details.failing = part
      log.mockClear()
      const { container } = await open(each)
      await vi.waitFor(() => {
        expect([nameOf(part), details.failures > 0]).toEqual([nameOf(part), true])
        isWhole(container)
      }, SOON)
      expect(log.mock.calls.flat()).toContain('detail: TypeError: undefined is not a function')
    }
  },
)
