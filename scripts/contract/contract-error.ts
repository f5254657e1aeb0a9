/** What the contract says cannot be generated from; the message says why. */
export class ContractError extends Error {
  /** The operation or the schema that is meant. */
  readonly about: string

  constructor(about: string, message: string) {
    super(message)
    this.about = about
  }
}

/** What `make` gives. Whatever it throws is told as a mistake of this operation or schema, unless it names one itself. */
export function whileReading<T>(about: string, make: () => T): T {
  try {
    return make()
  } catch (error) {
    if (error instanceof ContractError) throw error
    throw new ContractError(about, error instanceof Error ? error.message : String(error))
  }
}
