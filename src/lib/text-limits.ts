/** The contract's limits of a text field. */
export interface TextLimits {
  readonly minLength?: number
  readonly maxLength?: number
  readonly pattern?: string
}

/** Whether a text is within a field's limits. Lengths count code points, as in JSON Schema. */
export function fitsLimits(text: string, { minLength = 0, maxLength = Infinity, pattern = '' }: TextLimits): boolean {
  const { length } = Array.from(text)
  return length >= minLength && length <= maxLength && new RegExp(pattern, 'u').test(text)
}
