import { leavesIn, placeAt } from './places.ts'
import { shown } from './shown.ts'
import type { Earlier, TrialStep } from './trial.ts'

/** Hundredths in one of each unit (`x-money`). A text ready to be shown says whole units. */
const HUNDREDTHS = new Map<unknown, number>([
  ['minor', 1],
  ['major', 100],
  ['display', 100],
])

/**
 * An amount that an earlier reply about the same thing showed a hundred times too large or too small, as the amount that is
 * paid now shows. A reply that also shows the amount itself is right: it may have a fee of a hundredth.
 */
export function moneyProblem(
  { operation }: TrialStep,
  sent: Record<string, string>,
  before: Earlier[],
): { operation: string; path: string; says: string } | undefined {
  const fields = Object.entries({ ...operation.body?.fields })
  const [field = '', { 'x-money': unit } = {}] = fields.find(([, schema]) => schema['x-money'] !== undefined) ?? []
  const paid = inHundredths(sent[field], unit)
  if (operation.effect !== 'money' || paid === undefined) return undefined
  const isSame = (earlier: Earlier) =>
    operation.ownFields.some((name) => sent[name] !== undefined && sent[name] === earlier.sent[name])
  for (const { step, verdict } of before.filter(
    (earlier) => earlier.step.operation.effect === 'read' && isSame(earlier),
  )) {
    const amounts = leavesIn(verdict.body).flatMap(([path, value]) => {
      const { money } = placeAt(step.places, path) ?? {}
      const amount = inHundredths(value, money)
      return amount === undefined ? [] : [{ path, value, money, amount }]
    })
    const wrong = amounts.find(
      ({ amount, money }) => amount === paid * 100 || (amount * 100 === paid && money !== 'display'),
    )
    if (!wrong || paid === 0 || amounts.some(({ amount }) => amount === paid)) continue
    const times = wrong.amount > paid ? '100 times' : 'a hundredth of'
    const says = `is ${shown(wrong.value)}, ${times} what \`${operation.id}\` took as \`${field}\`: ${sent[field]}`
    return { operation: step.operation.id, path: wrong.path, says: `${says}${unit === 'minor' ? ' hundredths' : ''}` }
  }
  return undefined
}

/** The one number of a text: `Rp1.090.000`, `₹1,09,000.50`. */
function inHundredths(value: string | number | undefined, unit: unknown): number | undefined {
  const size = HUNDREDTHS.get(unit)
  const numbers = String(value ?? '').match(/\d[\d.,\s]*\d|\d/g) ?? []
  if (size === undefined || numbers.length !== 1) return undefined
  // One or two digits after the last mark are parts of a whole unit.
  const [, whole = '', part = ''] = /^(.*?)(?:[.,](\d{1,2}))?$/s.exec(numbers[0] ?? '') ?? []
  return Number(whole.replaceAll(/\D/g, '')) * size + Number(part.padEnd(2, '0')) * (size / 100)
}
