const STEP_OUTPUT = /^\$steps\.[\w-]+\.outputs\.[\w-]+$/
const EMBEDDED = /\{(\$steps\.[\w-]+\.outputs\.[\w-]+)\}/g

/** The names of values from earlier steps in a text, which it has alone or in braces. */
export const namesIn = (text: string): string[] =>
  STEP_OUTPUT.test(text) ? [text] : [...text.matchAll(EMBEDDED)].flatMap(([, name]) => name ?? [])

/** Inserts the values of earlier steps into a text that names them: alone, or in braces. */
export function filled(text: string, given: ReadonlyMap<string, string>): string {
  if (STEP_OUTPUT.test(text)) return given.get(text) ?? text
  return text.replaceAll(EMBEDDED, (whole, name: string) => given.get(name) ?? whole)
}
