/** The most characters that an e-mail address has: https://www.rfc-editor.org/errata/eid1690 */
const MOST_MAIL = 254
/** Addresses as people have them: no quotes, no comments, no literal hosts. */
const MAIL = /^[a-z0-9_+-]+(?:\.[a-z0-9_+-]+)*@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/i

/** What opens a mail to an address, and nothing else of a mail. Undefined for a text that is no address. */
export function mailLink(address: string): string | undefined {
  if (address.length > MOST_MAIL || !MAIL.test(address)) return undefined
  const [local = '', host = ''] = address.split('@')
  return `mailto:${encodeURIComponent(local)}@${host}`
}
