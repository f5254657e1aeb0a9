/** A mistake of the caller, which is told why. Other errors are faults of the world itself. */
export class RequestError extends Error {
  readonly status: number

  constructor(reason: string, status = 400) {
    super(reason)
    this.status = status
  }
}
