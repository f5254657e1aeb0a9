/** Why the address of a server is invalid, in words that follow "cannot work:"; undefined if it is valid. */
export function addressProblem(text: string): string | undefined {
  if (/\s/.test(text)) return 'it has a blank in it'
  const [, authority = '', rest = ''] = /^https?:\/\/([^/?#]*)(.*)$/i.exec(text) ?? []
  if (!/^https?:\/\//i.test(text)) return 'it must begin with https:// or http://'
  if (text.includes('@')) return 'it must hold no name and no password'
  if (authority.includes('*') || !URL.canParse(text)) return 'it has no valid host or port'
  if (rest.includes('?')) return 'it must have no query (?)'
  return rest.includes('#') ? 'it must have no fragment (#)' : undefined
}

/** The text without the name and password of an address in it, so that it can be shown. */
export const withoutPassword = (text: string) => text.replace(/^([a-z]+:\/\/)?[\s\S]*@/i, '$1***@')
