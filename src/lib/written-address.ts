/** An address with the session's parameters before the `#`, and the screen's own parameters inside a hash address. */
export function writtenAddress(
  written: string,
  session: Record<string, string>,
  own: Record<string, string> = {},
): string {
  const [screen = '', hash] = written.split('#')
  const before = withSearch(screen, hash === undefined ? { ...session, ...own } : session)
  return hash === undefined ? before : `${before}#${withSearch(hash, own)}`
}

const withSearch = (path: string, search: Record<string, string>) => {
  const text = new URLSearchParams(search).toString()
  return text ? `${path}?${text}` : path
}
