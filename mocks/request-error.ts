/** What whoever asked did wrong: told with its reason, not as a fault of the world. */
export class RequestError extends Error {
  readonly status: number

  constructor(reason: string, status = 400) {
    super(reason)
    this.status = status
  }
}
