/** Why the address of a server is invalid, in words that follow it; undefined if it is valid. */
export function addressProblem(text: string): string | undefined {
  if (/\s/.test(text)) return 'has a blank in it'
  const [, authority = '', rest = ''] = /^https?:\/\/([^/?#]*)(.*)$/i.exec(text) ?? []
  if (!/^https?:\/\//i.test(text)) return 'must begin with https:// or http://'
  if (text.includes('@')) return 'must hold no name and no password'
  if (authority.includes('*') || !URL.canParse(text)) return 'has no valid host or port'
  if (rest.includes('?')) return 'must have no query (?)'
  return rest.includes('#') ? 'must have no fragment (#)' : undefined
}

/** The text without the name and password of an address in it, so that it can be shown. */
export const withoutPassword = (text: string) => text.replace(/^([a-z]+:\/\/)?[\s\S]*@/i, '$1***@')
