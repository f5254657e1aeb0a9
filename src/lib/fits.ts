/** Limits of a text field, as the contract says them. */
export interface TextLimits {
  readonly minLength?: number
  readonly maxLength?: number
  readonly pattern?: string
}

/** Whether a text keeps a field's limits. Lengths are in code points, as JSON Schema counts them. */
export function fits(text: string, { minLength = 0, maxLength = Infinity, pattern = '' }: TextLimits): boolean {
  const { length } = Array.from(text)
  return length >= minLength && length <= maxLength && new RegExp(pattern, 'u').test(text)
}
