/**
 * A form body as operations send it: texts and numbers as they are, `null` as an empty value, `undefined` left out
 * (openapi/vectors/form-bodies.json). Throws on anything nested: a form has no way to write it.
 */
export const formBody = (fields: object): string =>
  new URLSearchParams(textFields(fields).map(([name, value]): [string, string] => [name, value])).toString()

/** The same with files, each sent as it is, under its own name if it has one. */
export function multipartBody(fields: object): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields))
    if (value instanceof Blob) form.append(name, value)
    else for (const [, text] of textFields({ [name]: value })) form.append(name, text)
  return form
}

const textFields = (fields: object) =>
  Object.entries(fields).flatMap(([name, value]: [string, unknown]): [string, string][] => {
    if (value === undefined) return []
    if (value === null) return [[name, '']]
    if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean')
      throw new TypeError(`The form field ${name} is nested`)
    return [[name, String(value)]]
  })
