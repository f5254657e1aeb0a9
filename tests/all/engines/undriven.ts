import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { test as base, expect } from '@playwright/test'
import { endJourney } from './person.ts'
import { Phone } from './phone.ts'
import { startScreen } from './screen.ts'
import { type Shell, shellProgram } from './shell.ts'
import { shellPage } from './shell-page.ts'
import { WINDOW } from './webkit.ts'

/** The native shell without a driver: its page can be killed, and it is asked for photos. */
export const test = base.extend<{ phone: Phone; shell: Shell }>({
  shell: async ({ browserName: _browserName }, use) => {
    const screen = await startScreen(WINDOW)
    const { command, connect, close } = await shellProgram({ automated: false })
    const app = spawn(command.binary, command.args, {
      stdio: 'ignore',
      env: { ...process.env, DISPLAY: screen.display },
    })
    const ended = once(app, 'exit')
    const end = () => void app.kill()
    process.on('exit', end)
    await use(await connect(() => app.exitCode !== null || app.signalCode !== null))
    process.off('exit', end)
    end()
    await ended
    screen.close()
    await close()
  },
  phone: async ({ shell }, use, info) => {
    const phone = new Phone(shellPage(shell))
    await phone.page.goTo('about:blank')
    await use(phone)
    await endJourney(phone, info)
  },
})

export { expect }
