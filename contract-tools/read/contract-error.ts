/** The contract is not sufficient to generate from; the message says why. */
export class ContractError extends Error {
  /** The affected operation or schema. */
  readonly about: string

  constructor(about: string, message: string) {
    super(message)
    this.about = about
  }
}

/**
 * Returns the result of `make`. An error inside it is reported as a mistake of this operation or schema, unless it names one
 * itself.
 */
export function whileReading<T>(about: string, make: () => T): T {
  try {
    return make()
  } catch (error) {
    if (error instanceof ContractError) throw error
    throw new ContractError(about, error instanceof Error ? error.message : String(error))
  }
}
