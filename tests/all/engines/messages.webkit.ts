import { expect, test } from './in-shell.ts'
import type { Phone } from './phone.ts'
import type { Shell } from './shell.ts'

// What the bridge makes of each answer to each message is tested without WebKit (bridge.test.ts).

const SITE = 'Rupya: pinjaman yang jelas biayanya'

interface Visit {
  phone: Phone
  shell: Shell
}

const goHome = (phone: Phone) => phone.tap('button', 'Pinjam lagi')

/** Nothing waits for the shell any more: what was tapped can be tapped again, and the app is still there. */
async function isDone({ phone, shell }: Visit) {
  const before = (await shell.calls()).length
  // A tap before the shell's answer has come does nothing.
  const again = async () => {
    await goHome(phone)
    return (await shell.calls()).length
  }
  await expect.poll(again).toBeGreaterThan(before)
  await phone.isAt(/\/loanDetails\?/)
}

/** The screen of an order in a shell that was just installed. */
async function openIn({ phone, shell }: Visit, scenario: string, set?: (shell: Shell) => Promise<void>) {
  await phone.page.goTo('about:blank')
  await shell.begin()
  await set?.(shell)
  await phone.open('/loanDetails', { scenario })
}

const TAKEN: Record<string, (shell: Shell) => Promise<void>> = {
  answers: ({ behave }) => behave('answers'),
  'answers by calling the page': ({ behave }) => behave('pending'),
  'is older and cannot answer': ({ offer }) => offer('older'),
}
const NOT_TAKEN: Record<string, (shell: Shell) => Promise<void>> = {
  'never answers': ({ behave }) => behave('silent'),
  throws: ({ behave }) => behave('throws'),
  'is not there': ({ offer }) => offer('missing'),
}

test('What the shell takes is done, however it answers @APP-25 @APP-29 @APP-100', async ({ phone, shell }) => {
  for (const [what, set] of Object.entries(TAKEN))
    await test.step(`A shell that ${what}`, async () => {
      await openIn({ phone, shell }, 'order-200', async () => {
        await set(shell)
        await shell.slowTimers()
      })
      await goHome(phone)
      await expect.poll(shell.calls).toEqual(['goHome'])
      await isDone({ phone, shell })
    })
})

test('Where the shell does not take a message the page leads on, and nobody waits @APP-25 @APP-29 @APP-100', async ({
  phone,
  shell,
}) => {
  for (const [what, set] of Object.entries(NOT_TAKEN))
    await test.step(`A shell that ${what}`, async () => {
      await openIn({ phone, shell }, 'order-200', set)
      await goHome(phone)
      await expect.poll(shell.calls).toEqual(what === 'is not there' ? [] : ['goHome'])
      await phone.hasTitle(SITE)
    })
})

test('An ended session is told to the shell; one without that message, or that cannot answer, is asked for its home @APP-117', async ({
  phone,
  shell,
}) => {
  const SHELLS: [set: (shell: Shell) => Promise<void>, told: string[]][] = [
    [({ behave }) => behave('answers'), ['sessionEnded']],
    [({ behave }) => behave('unimplemented'), ['sessionEnded', 'goHome']],
    [({ offer }) => offer('older'), ['sessionEnded', 'goHome']],
  ]
  for (const [set, told] of SHELLS) {
    await openIn({ phone, shell }, 'order-174,session-ended', async () => {
      await set(shell)
      await shell.slowTimers()
    })
    await phone.tap('button', 'Ke beranda')
    await expect.poll(shell.calls).toEqual(told)
  }
})
