const fills = new WeakMap<object, Promise<void>>()

/** Adds the initial records to a state, only once even if several requests need them at the same time. */
export async function fillOnce(state: object, fill: () => Promise<void>): Promise<void> {
  const filled = fills.get(state) ?? fill()
  fills.set(state, filled)
  await filled
}
