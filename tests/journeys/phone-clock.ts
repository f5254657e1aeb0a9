import type { Page } from '@playwright/test'
import { type Market, formatWallTime } from '../../mocks/market.ts'

/** How many days a phone's clock is ahead, and its time zone. */
export interface Clock {
  days: number
  zone: string
}

/** From now on, pages that this one opens have this clock. */
export async function setClock(page: Page, { days, zone }: Clock) {
  await page.addInitScript((ahead) => {
    const RealDate = Date
    globalThis.Date = class extends RealDate {
      constructor(...parts: [] | ConstructorParameters<DateConstructor>) {
        if (parts.length === 0) super(RealDate.now() + ahead)
        else super(...parts)
      }
      static override now = () => RealDate.now() + ahead
      // The constructor's type also has the call without `new`.
    } as DateConstructor
  }, days * 86_400_000)
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setTimezoneOverride', { timezoneId: zone })
}

/** A date in the market's time zone, so many days from today: the world's dates are relative to its creation. */
export const dayIn = (market: Market, days: number) =>
  formatWallTime(market, Date.now() + days * 86_400_000).slice(0, 10)
