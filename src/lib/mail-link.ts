/** The most characters that an e-mail address has: https://www.rfc-editor.org/errata/eid1690 */
const MOST_MAIL = 254
/** Common addresses only: no quotes, comments or literal hosts. */
const MAIL = /^[a-z0-9_+-]+(?:\.[a-z0-9_+-]+)*@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/i

/** The `mailto:` link of an address, without other fields. Undefined for a text that is not an address. */
export function mailLink(address: string): string | undefined {
  if (address.length > MOST_MAIL || !MAIL.test(address)) return undefined
  const [local = '', host = ''] = address.split('@')
  return `mailto:${encodeURIComponent(local)}@${host}`
}
