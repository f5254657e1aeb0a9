/** The `tel:` link of a phone number: its digits, with a plus only at the start. Undefined for a text without a number. */
export function phoneLink(phone: string): string | undefined {
  const digits = phone.replace(/[^0-9]/g, '')
  // The shortest numbers, such as 112, have three digits, and the longest fifteen: https://www.itu.int/rec/T-REC-E.164
  if (digits.length < 3 || digits.length > 15) return undefined
  return `tel:${/^[^0-9]*\+/.test(phone) ? '+' : ''}${digits}`
}
