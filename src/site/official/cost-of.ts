import type { ExampleLoan } from '../../platform/company-settings.ts'

/** The cost of a loan that is repaid in one sum on its due date, in whole units, and its yearly rate in percent. */
export function costOf(amount: number, { dayRate, days }: ExampleLoan) {
  // Use whole numbers: 0.07 times 100 is more than 7.
  const tenThousandths = Math.round(dayRate * 10_000)
  return {
    // Rounded up, so that the shown cost is never too low.
    cost: Math.ceil((amount * tenThousandths * days) / 1_000_000),
    yearRate: (tenThousandths * 365) / 10_000,
  }
}
