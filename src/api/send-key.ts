/**
 * The key of one request that must not be sent twice (`Idempotency-Key`). `call` of such an operation does not compile without
 * one, and sends nothing with anything else, or with the same one again. Only `sendOnce` makes them (src/ledger), after what
 * is sent was written down: .dependency-cruiser.js keeps this file from everybody else.
 */
export class SendKey {
  readonly #text: string
  #isUsed = false

  constructor(text: string) {
    this.#text = text
  }

  /** The key's text, for its one request. Throws at the second. */
  use(): string {
    if (this.#isUsed) throw new Error('This was sent already: send it through the ledger (src/ledger/README.md)')
    this.#isUsed = true
    return this.#text
  }

  toString() {
    return this.#text
  }
}
