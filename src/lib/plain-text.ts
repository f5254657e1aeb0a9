// Control characters, and the marks that turn a text's direction around.
const UNSAFE = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069]/g

/** A server's words, safe to show: no control or direction characters, at most `limit` characters. */
export function plainText(text: string, limit = 500): string {
  const clean = text.replace(UNSAFE, '').trim()
  const characters = Array.from(clean)
  return characters.length > limit ? `${characters.slice(0, limit - 1).join('')}…` : clean
}
