import { test as base, expect } from '@playwright/test'
import { WorkerContext } from './worker-context.ts'

interface WorkerFixtures {
  workerContext: WorkerContext
  /** The time that the pages of a file's tests show, if not the machine's. */
  fixedTime: string | undefined
}

interface Watched {
  /** The worker's context as this test has it. */
  taken: Awaited<ReturnType<WorkerContext['take']>>
  /** What must not happen on any page, whatever a journey does; anything in here fails it at its end. */
  broken: string[]
}

/** Every journey's page: an error that nobody caught, or anything that the content security policy stops, fails it. */
export const test = base.extend<Watched, WorkerFixtures>({
  fixedTime: [undefined, { scope: 'worker', option: true }],
  workerContext: [
    async ({ browser, fixedTime }, use, { project }) => {
      const { viewport = null, hasTouch = false, serviceWorkers = 'block', baseURL = '' } = project.use
      const context = new WorkerContext(browser, { viewport, hasTouch, serviceWorkers, baseURL, fixedTime })
      await use(context)
      await context.close()
    },
    { scope: 'worker' },
  ],
  taken: async ({ workerContext }, use) => {
    await use(await workerContext.take())
    await workerContext.release()
  },
  context: async ({ taken }, use) => use(taken.context),
  page: async ({ taken }, use) => use(taken.page),

  broken: [
    async ({ page }, use) => {
      const broken: string[] = []
      page.on('pageerror', (error) => broken.push(error.message))
      page.on('console', (message) => {
        if (message.text().includes('Content Security Policy')) broken.push(message.text())
      })
      await use(broken)
      expect(broken).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }
