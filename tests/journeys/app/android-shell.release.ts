import { PAYLOADS, SHELL_VERSION } from '../../../src/platform/bridge/contract.gen.ts'
import { expect, test } from '../borrower.ts'
import { playShell, toldPayloads, toldShell } from '../shell.ts'
import { IN_OLD } from '../../setup/suite.ts'

// Also in old engines (tests/all/old): Android's shell is an object that takes text and calls the page back.
test(
  'Android’s shell closes at Back and goes home; if it does not, the site opens @APP-25 @RULE-10 @RULE-53',
  IN_OLD,
  async ({ open, page }) => {
    const back = page.getByRole('button', { name: 'Kembali' })
    await playShell(page, 'answers', 'android')
    await open('/loanDetails')
    await back.click()
    await expect.poll(() => toldShell(page)).toEqual(['close'])
    // Not where there is a screen to go back to.
    await page.getByRole('link', { name: /^Bayar/ }).click()
    await expect(page).toHaveTitle('Detail Tagihan')
    await back.click()
    await expect(page).toHaveURL(/loanDetails/)
    expect(await toldShell(page)).toEqual(['close'])

    const borrowMore = page.getByRole('button', { name: 'Pinjam lagi' })
    await open('/loanDetails', { scenario: 'order-200' })
    await borrowMore.click()
    await expect.poll(() => toldShell(page)).toEqual(['goHome'])
    expect(await toldPayloads(page)).toEqual([null])
    await expect(borrowMore).toBeVisible()
    await playShell(page, 'unimplemented', 'android')
    await page.reload()
    await borrowMore.click()
    await expect(page).toHaveURL(/^[^?]+\/\?/)
  },
)

test(
  `Android’s shell keeps version ${SHELL_VERSION}: it refuses each wrong payload @APP-29 @APP-110`,
  IN_OLD,
  async ({ open, page }) => {
    await playShell(page, 'answers', 'android')
    await open('/loanDetails', { scenario: 'order-200' })
    const answers = await page.evaluate(async (payloads) => {
      // The fake shell has put these there.
      const host = globalThis as unknown as {
        rupyaShell: { postMessage: (text: string) => string }
        rupyaShellReply?: (id: number, answer: unknown) => void
      }
      const sent: string[] = []
      const came: Record<string, unknown> = {}
      // Not `Promise.withResolvers`, which old engines lack.
      const allCame = new Promise<void>((resolve) => {
        host.rupyaShellReply = (id, answer) => {
          came[sent[id] ?? ''] = answer
          if (Object.keys(came).length === sent.length) resolve()
        }
      })
      for (const [call, { good, bad }] of Object.entries(payloads))
        for (const [kind, examples] of Object.entries({ good, bad }))
          for (const [name, payload] of Object.entries(examples)) {
            sent.push(`${kind} ${call} ${name}`)
            host.rupyaShell.postMessage(JSON.stringify({ id: sent.length - 1, call, payload }))
          }
      await allCame
      return came
    }, PAYLOADS)
    const names = Object.entries(answers).map(([name, answer]) => [name.split(' ')[0], answer])
    expect(new Set(names.map((pair) => pair.join(': ')))).toEqual(new Set(['good: ok', 'bad: failed']))
    expect(names.length).toBeGreaterThan(Object.keys(PAYLOADS).length * 2)
  },
)
