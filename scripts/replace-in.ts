/** A text with others in the place of these, each of which it has to hold. Throws with the name of what it is where it does not. */
export function replaceIn(what: string, text: string, others: Record<string, string>): string {
  return Object.entries(others).reduce((before, [old, other]) => {
    if (!before.includes(old)) throw new Error(`${what} holds no ${old} any more`)
    // Not as a text, in which `$&` would mean something.
    return before.replace(old, () => other)
  }, text)
}
