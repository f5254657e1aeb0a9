// What lists can do by themselves in engines newer than the oldest that we serve.

/** The last element; undefined if there is none. */
export const lastOf = <Item>(list: readonly Item[]): Item | undefined => list[list.length - 1]

/** The last element that is so. */
export function findLast<Item>(list: readonly Item[], isSo: (item: Item) => boolean): Item | undefined {
  return lastOf(list.filter(isSo))
}

/** A sorted copy. */
export function sorted<Item>(list: readonly Item[], compare?: (one: Item, other: Item) => number): Item[] {
  const copy = [...list]
  // It stands for `toSorted`.
  // oxlint-disable-next-line unicorn/no-array-sort
  copy.sort(compare)
  return copy
}
