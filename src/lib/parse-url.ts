/** The address as a URL; undefined if it is none. (`URL.canParse` is newer than the oldest engine that we serve.) */
export function parseUrl(text: string, base?: string): URL | undefined {
  try {
    return new URL(text, base)
  } catch {
    return undefined
  }
}
