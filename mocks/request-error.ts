/** The caller's mistake; the message is sent to the caller. Other errors are bugs of the world. */
export class RequestError extends Error {
  readonly status: number

  constructor(reason: string, status = 400) {
    super(reason)
    this.status = status
  }
}
