import { addressOfState, type SCHEMES } from '../gallery-states.ts'
import { visitOf } from './plan.ts'

type Scheme = (typeof SCHEMES)[number]

/** The file of what a phone shows of an outcome. */
export const outcomeFile = (operation: string, outcome: string, scheme: Scheme) =>
  `${operation}-${outcome}-${scheme}.webp`

interface OutcomePicture {
  light: string
  dark: string
  /** Where the demo shows the same, once the person has done there what sends the call. */
  address: string
}

/**
 * The pictures of what the borrower sees of an outcome, or why they see nothing. Undefined where no screen asks for the
 * operation.
 */
export function outcomePicture(operation: string, outcome: string): OutcomePicture | { nothing: string } | undefined {
  const visit = visitOf(operation, outcome)
  if (!visit || 'nothing' in visit) return visit
  return {
    light: outcomeFile(operation, outcome, 'light'),
    dark: outcomeFile(operation, outcome, 'dark'),
    address: addressOfState(visit.state, 'en'),
  }
}
