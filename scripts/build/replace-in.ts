/** Replaces these texts in a text, which must contain each of them. If one is missing, throws with its name. */
export function replaceIn(what: string, text: string, others: Record<string, string>): string {
  return Object.entries(others).reduce((before, [old, other]) => {
    if (!before.includes(old)) throw new Error(`${what} holds no ${old} any more`)
    // A function, because `$&` has a meaning in a replacement text.
    return before.replace(old, () => other)
  }, text)
}
