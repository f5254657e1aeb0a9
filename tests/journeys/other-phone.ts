import type { Browser, Page } from '@playwright/test'
import { expect } from './page.ts'
import { card, codeField, codeStep, pay } from './money/payway.ts'

interface OtherPhone {
  browser: Browser
  /** The world of both phones. */
  world: string | undefined
  /** The address of the card payment. */
  address: string
}

/** Pays the next instalment by card on another phone, without this one's knowledge. */
export async function payOnOtherPhone({ browser, world = '', address }: OtherPhone) {
  const context = await browser.newContext({ extraHTTPHeaders: { 'x-world': world } })
  const page = await context.newPage()
  await page.goto(address)
  await card(page, '4417').check()
  await pay(page).click()
  await expect(codeStep(page)).toBeVisible()
  await codeField(page).fill('123456')
  await codeStep(page).getByRole('button', { name: 'Bayar' }).click()
  await expect(page).toHaveURL(/#\/borrowDetail\//)
  await context.close()
}

/** Advances the clocks of the phone and of the world. */
export async function passTime(page: Page, minutes: number) {
  await page.clock.setSystemTime(Date.now() + minutes * 60_000)
  await setWorldClock(page, minutes * 60_000)
}

/** Sets how many milliseconds the world's clock is ahead. */
export async function setWorldClock(page: Page, ahead: number) {
  const moved = await page.request.post('/gateway/__world/clock', { form: { ahead: String(ahead) } })
  expect(moved.ok()).toBe(true)
}
