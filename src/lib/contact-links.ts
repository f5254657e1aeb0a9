/** The most characters that an e-mail address has: https://www.rfc-editor.org/errata/eid1690 */
const MOST_MAIL = 254
/** Addresses as people have them: no quotes, no comments, no literal hosts. */
const MAIL = /^[a-z0-9_+-]+(?:\.[a-z0-9_+-]+)*@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/i

/** What calls a phone: its digits, with a plus only before them. Undefined for a text that holds no number. */
export function phoneLink(phone: string): string | undefined {
  const digits = phone.replace(/[^0-9]/g, '')
  // The shortest numbers, such as 112, have three digits, and the longest fifteen: https://www.itu.int/rec/T-REC-E.164
  if (digits.length < 3 || digits.length > 15) return undefined
  return `tel:${/^[^0-9]*\+/.test(phone) ? '+' : ''}${digits}`
}

/** What opens a mail to an address, and nothing else of a mail. Undefined for a text that is no address. */
export function mailLink(address: string): string | undefined {
  if (address.length > MOST_MAIL || !MAIL.test(address)) return undefined
  const [local = '', host = ''] = address.split('@')
  return `mailto:${encodeURIComponent(local)}@${host}`
}
