import { safeImage } from '../lib/safe-image.ts'
import { fitsLimits } from '../lib/text-limits.ts'
import { decideLink } from '../platform/links/link-policy.ts'
import { ApiError } from './api-error.ts'
import { call } from './call.ts'
import { newProblem } from './constraints.ts'
import { reasonOf } from './fetch-with-timeout.ts'
import { multipartBody } from './form-body.ts'
import { uploadProblemImage } from './generated/outcomes.ts'
import { type SendProgress, sendWithProgress } from './send-with-progress.ts'

/** Milliseconds before the second and the third attempt. Further attempts are started by the person. */
const RETRY_AFTER_MS = [1000, 3000]

interface UploadOptions {
  signal: AbortSignal
  /** Called with how much of an attempt is sent. Attempts count from 0. */
  onProgress: (progress: SendProgress & { attempt: number }) => void
}

/**
 * Uploads a picture and resolves to its address for `saveProblem`. Retries after a lost connection: a picture that arrives
 * twice is in the complaint only once. Throws an ApiError, or the reason of the abort.
 */
export async function uploadImage(file: File, { signal, onProgress }: UploadOptions): Promise<string> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      const body = { problemImage: file }
      const transport = sendWithProgress(multipartBody(body), (progress) => onProgress({ attempt, ...progress }))
      const { url } = await call(uploadProblemImage, { body, signal, transport })
      return problemImageAddress(url) ?? refuseAddress()
    } catch (error) {
      const wait = ApiError.of(error, uploadProblemImage.id)?.kind === 'network' ? RETRY_AFTER_MS[attempt] : undefined
      if (wait === undefined || signal.aborted) throw error
      await pause(wait, signal)
    }
  }
}

/** As many addresses of this length as a complaint may have fit into it, with a comma between two. */
const MOST_LETTERS = (newProblem.problemImage.maxLength + 1) / newProblem.problemImage.maxItems - 1

/**
 * A picture's address for a complaint: undefined if the link policy refuses it. Commas are encoded, because addresses are
 * joined by commas.
 */
export function problemImageAddress(url: string): string | undefined {
  const address = url.replaceAll(',', '%2C')
  const isSafe = safeImage(address) !== undefined && decideLink(address, { host: '' }).kind !== 'refused'
  return isSafe && address.length <= MOST_LETTERS && fitsLimits(address, newProblem.problemImage) ? address : undefined
}

function refuseAddress(): never {
  throw new ApiError({
    kind: 'malformed',
    operation: uploadProblemImage.id,
    message: 'the address of the picture is refused',
  })
}

/** Waits. Rejects with the reason of the abort. */
async function pause(milliseconds: number, signal: AbortSignal) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let stop = () => {}
  try {
    await new Promise<void>((resolve, reject) => {
      // The reason is the caller's own, which `fetch` also throws unchanged.
      // oxlint-disable-next-line typescript/prefer-promise-reject-errors
      stop = () => reject(reasonOf(signal))
      signal.addEventListener('abort', stop)
      timer = setTimeout(resolve, milliseconds)
    })
  } finally {
    clearTimeout(timer)
    signal.removeEventListener('abort', stop)
  }
}
