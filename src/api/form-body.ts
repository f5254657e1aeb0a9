/**
 * Writes a form body: texts and numbers as they are, `null` as an empty value, `undefined` left out
 * (openapi/vectors/form-bodies.json). Throws on nested values, which a form cannot hold.
 */
export const formBody = (fields: object): string => new URLSearchParams(textFields(fields)).toString()

/** Writes a multipart body: fields as in `formBody`, and files as they are. */
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
