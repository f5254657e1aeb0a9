import { test as base, expect } from '@playwright/test'

interface Watched {
  /** What must not happen on any page, whatever a journey does; anything in here fails it at its end. */
  broken: string[]
}

/** Every journey's page: an error that nobody caught, or anything that the content security policy stops, fails it. */
export const test = base.extend<Watched>({
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
