import * as outcomes from '../../src/api/generated/outcomes.ts'

/** The paths of all operations that move money or make a debt (`x-effect: money`). */
export const MONEY_PATHS: readonly string[] = Object.values(outcomes)
  .filter(({ effect }) => effect === 'money')
  .map(({ path }) => path)
