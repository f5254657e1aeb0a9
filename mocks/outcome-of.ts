import { envelopeKeys, type OperationContract } from './contract.ts'

interface Kind {
  /** The outcome's name: `success`, a failure's, `other`, `sessionEnded`, `busy`; `none` if the reply is not an envelope. */
  outcome: string
  envelope: string
  /** The contract's example that it equals, apart from dates, if any. */
  example: string
}

/** Identifies a reply of the world. */
export function kindOf({ outcomes, examples }: OperationContract, status: number, text: string): Kind {
  const none = { envelope: '', example: '' }
  if (status === 401 || status === 403) return { outcome: 'sessionEnded', ...none }
  if (status === 429 || status === 503) return { outcome: 'busy', ...none }
  if (outcomes.success.code === 'image' && text.startsWith('<svg')) return { outcome: 'success', ...none }
  const body = parsed(text)
  // A simulated fault.
  if (body === undefined) return { outcome: 'none', ...none }
  const isScrambled = Object.hasOwn(body, envelopeKeys.code)
  const code = String(body[isScrambled ? envelopeKeys.code : 'code'])
  const isSuccess = outcomes.success.code === 'zero' ? Number(code) === 0 : code === '00'
  const failure = Object.entries(outcomes.failures).find(([, { code: own }]) => String(own) === code)
  const same = sameBut(body)
  return {
    outcome: isSuccess ? 'success' : (failure?.[0] ?? 'other'),
    envelope: isScrambled ? 'scrambled' : 'plain',
    example: Object.entries(examples).find(([, { value }]) => sameBut(value) === same)?.[0] ?? '',
  }
}

function parsed(text: string): Record<string, unknown> | undefined {
  try {
    const body: unknown = JSON.parse(text)
    return typeof body === 'object' && body !== null ? { ...body } : undefined
  } catch {
    // It has no outcome's form.
    return undefined
  }
}

/** A reply without the parts that change from day to day; the order of fields does not matter. */
const sameBut = (value: unknown) =>
  JSON.stringify(value, (_key, part) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([one], [other]) => one.localeCompare(other)))
      : part,
  )
    .replaceAll(/\d{4}-\d\d-\d\d( \d\d:\d\d(:\d\d)?)?/g, 'DAY')
    .replaceAll(/\d+ (hari|days?)/g, 'N $1')
