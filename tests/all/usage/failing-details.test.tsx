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
  localStorage.clear()
  sessionStorage.clear()
})

const SESSION = 'token=1&userId=880021460173&market=id'
const ORDER = 'productId=1001&orderId=723421968459640174'

interface Screen {
  address: string
  scenario?: string
  /** The main action of the screen. */
  action: [role: 'link' | 'button', name: string]
  /** The important facts on the screen. */
  facts: string[]
}

const SCREENS: Record<string, Screen> = {
  'an order that is due': {
    address: `/loanDetails?${SESSION}&${ORDER}`,
    action: ['link', 'Bayar Rp1.090.000'],
    facts: ['Waktunya membayar', 'Rp1.090.000', 'Jatuh tempo', 'Dana Cepat', 'Rp3.270.000', '7234 2196 8459 6401 74'],
  },
  'a loan to confirm': {
    address: `/loanConfirm?${SESSION}&productId=1001`,
    action: ['button', 'Ajukan Rp3.000.000'],
    facts: ['Rp3.000.000', 'Rp2.940.000', 'Rp3.270.000', '3% per bulan', 'Cicilan ke-3'],
  },
  'paying by card': {
    address: `/payway?${SESSION}&${ORDER}&withholdingAmount=109000000`,
    action: ['button', 'Bayar Rp1.090.000,00'],
    facts: ['Rp1.090.000,00', 'BCA', '4417', 'Mandiri'],
  },
  'the instalments': {
    address: `/repayment?${SESSION}&${ORDER}`,
    action: ['button', 'Bayar Segera'],
    facts: ['Dana Cepat', 'Cicilan ke-1', 'Cicilan ke-3', 'Rp1.090.000'],
  },
  'an extension': {
    scenario: 'extension-open',
    address: `/repaymentDelay?${SESSION}&${ORDER}`,
    action: ['button', 'Bayar Segera Rp327.000'],
    facts: ['Rp327.000', 'Jatuh tempo baru', '14 hari'],
  },
}

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

test.each(Object.entries(SCREENS))(
  'Each detail of %s that throws leaves what the screen is about, and is logged @RULE-27',
  async (_name, each) => {
    const { facts } = each
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
      expect(details.drawn.size).toBeGreaterThan(0)
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
