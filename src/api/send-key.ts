/**
 * The key of a request that must not be sent twice (`Idempotency-Key`). `call` of such an operation does not compile without
 * one. Only `sendOnce` makes them (src/ledger), after what is sent was written down: .dependency-cruiser.js keeps this file
 * from everybody else, and no text can be taken for one.
 */
export class SendKey {
  readonly #text: string

  constructor(text: string) {
    this.#text = text
  }

  toString() {
    return this.#text
  }
}
