// @vitest-environment jsdom
import { cleanup } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { operationOf } from '../../mocks/contract.ts'
import { showApp } from '../../tests/setup/show-app.tsx'
import type { OperationId } from '../api/operation.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const ORDER = 'market=id&productId=1001&orderId=723421968459640174&amount=1090000&withholdingAmount=109000000'
const TOKENS = ['token=first', 'token=second'] as const
const CARDS = ['userId=first&sessionId=1', 'userId=second&sessionId=2'] as const

/** Screens, with the operation that each reads, and a text from an example of it. */
const SCREENS: [screen: string, operation: OperationId, shown: string, sessions: readonly [string, string]][] = [
  ['/loanDetails', 'getLoanDetails', 'Waktunya membayar', TOKENS],
  ['/borrowDetail', 'getLoanDetails', 'Waktunya membayar', CARDS],
  ['/repayment', 'getInstalments', 'Jatuh tempo 4 hari lagi', TOKENS],
  ['/payway', 'listRepaymentWays', 'BCA', CARDS],
  ['/individual', 'initPayType', 'Mandiri', CARDS],
]
const EXAMPLES: Partial<Record<OperationId, string>> = { getLoanDetails: 'order-174' }

test.each(SCREENS)(
  'Another session in the address of %s sees what it reads itself @RULE-62',
  async (path, operation, shown, sessions) => {
    const [first, second] = sessions
    // This test uses the window's own address.
    vi.unstubAllGlobals()
    vi.stubGlobal('fetch', async ({ url, headers }: Request) => {
      const isSecond = url.includes(second) || headers.get('userId') === 'second'
      const { examples } = operationOf(operation)
      const reply = JSON.stringify(examples[EXAMPLES[operation] ?? '']?.value ?? Object.values(examples)[0]?.value)
      return new Response(isSecond ? reply.replaceAll(shown, 'SECOND') : reply)
    })
    window.history.replaceState(null, '', `${path}?${ORDER}&${first}`)
    const { container } = showApp()
    await vi.waitFor(() => expect(container.textContent).toContain(shown))
    window.history.pushState(null, '', `${path}?${ORDER}&${second}`)
    window.dispatchEvent(new PopStateEvent('popstate'))
    await vi.waitFor(() => expect(container.textContent).toContain('SECOND'))
    expect(container.textContent).not.toContain(shown)
  },
)
