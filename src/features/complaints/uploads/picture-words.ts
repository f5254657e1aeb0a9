import { ApiError } from '../../../api/api-error.ts'
import { errorWords } from '../../../parts/error-words.ts'
import { m } from '../../../platform/i18n/generated/messages.js'
import type { Refusal } from './pictures.ts'
import { MOST_BYTES, MOST_MEGAPIXELS } from './prepare-picture.ts'

const MEGABYTE = 1024 * 1024

const REFUSALS: Record<Refusal, () => string> = {
  empty: m.upload_empty,
  unreadable: m.upload_unreadable,
  tooLarge: () => m.upload_too_large({ megabytes: MOST_BYTES / MEGABYTE }),
  tooManyPixels: () => m.upload_too_many_pixels({ megapixels: MOST_MEGAPIXELS }),
  svg: m.upload_svg,
  notPicture: m.upload_not_picture,
  heic: m.upload_heic,
  broken: m.upload_broken,
}

/** Why a file was refused, and what to do. */
export const refusalWords = (reason: Refusal) => REFUSALS[reason]()

/** Why a picture was not uploaded. */
export function failureWords(error: unknown): string {
  const words = errorWords(error)
  if (words) return words
  if (error instanceof ApiError && (error.kind === 'network' || error.kind === 'timeout')) return m.upload_lost()
  return m.upload_failed()
}
