import type { ExampleLoan } from '../../../platform/company-settings.ts'

/** What a loan costs that is repaid in one sum on its day, in whole units, and its rate of a year in percent. */
export function costOf(amount: number, { dayRate, days }: ExampleLoan) {
  // Of whole numbers: 0.07 times 100 is more than 7.
  const tenThousandths = Math.round(dayRate * 10_000)
  return {
    // Up, so that nobody is told less than it costs.
    cost: Math.ceil((amount * tenThousandths * days) / 1_000_000),
    yearRate: (tenThousandths * 365) / 10_000,
  }
}
