// Array methods that our oldest engine does not have.

/** The last element; undefined if there is none. */
export const lastOf = <Item>(list: readonly Item[]): Item | undefined => list[list.length - 1]

/** The last element for which `isSo` is true. */
export function findLast<Item>(list: readonly Item[], isSo: (item: Item) => boolean): Item | undefined {
  return lastOf(list.filter(isSo))
}

/** A sorted copy. */
export function sorted<Item>(list: readonly Item[], compare?: (one: Item, other: Item) => number): Item[] {
  const copy = [...list]
  // This replaces `toSorted`.
  // oxlint-disable-next-line unicorn/no-array-sort
  copy.sort(compare)
  return copy
}
