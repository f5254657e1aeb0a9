import { addressOfSituation, type SCHEMES } from '../situations.ts'
import { outcomeSituationOf } from './plan.ts'

type Scheme = (typeof SCHEMES)[number]

/** The picture file of an outcome on a phone. */
export const outcomeFile = (operation: string, outcome: string, scheme: Scheme) =>
  `${operation}-${outcome}-${scheme}.webp`

interface OutcomePicture {
  light: string
  dark: string
  /** The demo's address that shows the same, after the person does what sends the call. */
  address: string
}

/**
 * The pictures of what the borrower sees of an outcome, or why they see nothing. Undefined if no screen calls the operation.
 */
export function outcomePicture(operation: string, outcome: string): OutcomePicture | { nothing: string } | undefined {
  const found = outcomeSituationOf(operation, outcome)
  if (!found || 'nothing' in found) return found
  return {
    light: outcomeFile(operation, outcome, 'light'),
    dark: outcomeFile(operation, outcome, 'dark'),
    address: addressOfSituation(found.situation, 'en'),
  }
}
