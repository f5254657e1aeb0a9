/** Below this share of equal pairs, two texts are not similar. */
const ALIKE = 0.6

/** The most similar text in a list; undefined if none is similar. */
export function nearestTo(text: string, list: Iterable<string>): string | undefined {
  let best: { text: string; score: number } | undefined
  for (const candidate of list) {
    const score = likeness(text, candidate)
    if (score > (best?.score ?? ALIKE)) best = { text: candidate, score }
  }
  return best?.text
}

/** From 0 to 1: the share of neighbouring letter pairs that two texts have in common (Sørensen–Dice). */
function likeness(one: string, other: string): number {
  const left = pairsOf(one)
  const right = pairsOf(other)
  let shared = 0
  for (const [pair, count] of left) shared += Math.min(count, right.get(pair) ?? 0)
  return (2 * shared) / Math.max(1, one.length + other.length - 2)
}

/** Cached per text, because a list is searched for many texts. */
const counted = new Map<string, Map<string, number>>()

function pairsOf(text: string): Map<string, number> {
  const known = counted.get(text)
  if (known) return known
  const pairs = new Map<string, number>()
  counted.set(text, pairs)
  for (let index = 0; index + 1 < text.length; index += 1) {
    const pair = text.slice(index, index + 2).toLowerCase()
    pairs.set(pair, (pairs.get(pair) ?? 0) + 1)
  }
  return pairs
}
