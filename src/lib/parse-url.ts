/** The text as a URL; undefined if it is not valid. (Our oldest engine does not have `URL.canParse`.) */
export function parseUrl(text: string, base?: string): URL | undefined {
  try {
    return new URL(text, base)
  } catch {
    return undefined
  }
}
