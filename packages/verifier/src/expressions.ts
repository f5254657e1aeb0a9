const STEP_OUTPUT = /^\$steps\.[\w-]+\.outputs\.[\w-]+$/
const EMBEDDED = /\{(\$steps\.[\w-]+\.outputs\.[\w-]+)\}/g

/** The text, if it is nothing but the name of a value from an earlier step. */
export const namedBy = (text: string) => (STEP_OUTPUT.test(text) ? text : undefined)

/** Inserts the values of earlier steps into a text that names them: alone, or in braces. */
export function filled(text: string, given: Map<string, string>): string {
  if (STEP_OUTPUT.test(text)) return given.get(text) ?? text
  return text.replaceAll(EMBEDDED, (whole, name: string) => given.get(name) ?? whole)
}
