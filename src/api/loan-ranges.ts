/** The range of loan amounts in each market, in whole units (SITE-6). */
export const LOAN_RANGES = {
  in: { least: 2000, most: 80_000, salary: 12_000 },
  id: { least: 1_000_000, most: 15_000_000 },
}
