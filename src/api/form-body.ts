/**
 * A form body as every operation sends it: texts and numbers as they are, `null` as an empty value, `undefined` left
 * out (openapi/vectors/form-bodies.json). Throws on anything nested: a form has no way to write it.
 */
export function formBody(fields: Readonly<Record<string, unknown>>): string {
  const entries = Object.entries(fields).flatMap(([name, value]): [string, string][] => {
    if (value === undefined) return []
    if (value === null) return [[name, '']]
    if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean')
      throw new TypeError(`The form field ${name} is nested`)
    return [[name, String(value)]]
  })
  return new URLSearchParams(entries).toString()
}
