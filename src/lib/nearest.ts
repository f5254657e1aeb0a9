/** The word that needs the fewest letters added, removed or replaced to become this one; undefined if all need more than `most`. */
export function nearest(written: string, words: readonly string[], most: number): string | undefined {
  const [first] = words
    .map((word) => ({ word, distance: distanceBetween(written, word) }))
    .toSorted((one, other) => one.distance - other.distance)
  return first && first.distance <= most ? first.word : undefined
}

function distanceBetween(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (const [index, letter] of Array.from(one).entries()) {
    const next = [index + 1]
    for (const [column, otherLetter] of Array.from(other).entries()) {
      const [above = 0, aboveLeft = 0, left = 0] = [row[column + 1], row[column], next[column]]
      next.push(Math.min(above + 1, left + 1, aboveLeft + (letter === otherLetter ? 0 : 1)))
    }
    row = next
  }
  return row.at(-1) ?? 0
}
