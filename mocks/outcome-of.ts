import { envelopeKeys, type OperationContract } from './contract.ts'

/**
 * The outcome of a reply of the world: `success`, a failure's name, `other`, `sessionEnded` or `busy`; `none` if the reply is
 * not an envelope.
 */
export function outcomeOf({ outcomes }: OperationContract, status: number, text: string): string {
  if (status === 401 || status === 403) return 'sessionEnded'
  if (status === 429 || status === 503) return 'busy'
  if (outcomes.success.code === 'image' && text.startsWith('<svg')) return 'success'
  const body = parsed(text)
  // A simulated fault.
  if (body === undefined) return 'none'
  const code = String(body[Object.hasOwn(body, envelopeKeys.code) ? envelopeKeys.code : 'code'])
  if (outcomes.success.code === 'zero' ? Number(code) === 0 : code === '00') return 'success'
  const failure = Object.entries(outcomes.failures).find(([, { code: own }]) => String(own) === code)
  return failure?.[0] ?? 'other'
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
