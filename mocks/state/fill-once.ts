const fills = new WeakMap<object, Promise<void>>()

/** Fills a state with its first records, once even if several requests need them at the same time. */
export async function fillOnce(state: object, fill: () => Promise<void>): Promise<void> {
  const filled = fills.get(state) ?? fill()
  fills.set(state, filled)
  await filled
}
