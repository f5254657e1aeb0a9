export interface Random {
  below: (most: number) => number
  of: <Item>(items: [Item, ...Item[]] | Item[]) => Item
}

/** Pseudo-random numbers, the same for the same text: https://github.com/bryc/code/blob/master/jshash/PRNGs.md#mulberry32 */
export function randomOf(text: string): Random {
  let state = 2_166_136_261
  for (let index = 0; index < text.length; index += 1) state = Math.imul(state ^ text.charCodeAt(index), 16_777_619)
  const next = () => {
    state = (state + 0x6d_2b_79_f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const below = (most: number) => Math.floor(next() * most)
  // No list here is empty.
  return { below, of: <Item>(items: Item[]) => items[below(items.length)] as Item }
}
