import { errorLanguage } from '../../../parts/error-words.ts'
import { m } from '../../../platform/i18n/generated/messages.js'
import { failureWords, refusalWords } from './picture-words.ts'
import type { Picture } from './pictures.ts'

export interface PictureProblem {
  words: string
  /** The language of the message, if it differs from the page's. */
  lang: string | undefined
  /** The numbers of the pictures with this problem, from 1. */
  numbers: number[]
}

/** The problems of the pictures. Pictures with the same problem share a message. */
export function problemsOf(list: readonly Picture[]): PictureProblem[] {
  const problems = new Map<string, PictureProblem>()
  for (const [index, picture] of list.entries()) {
    const problem = problemOf(picture)
    if (!problem) continue
    const known = problems.get(problem.words) ?? { ...problem, numbers: [] }
    problems.set(problem.words, { ...known, numbers: [...known.numbers, index + 1] })
  }
  return [...problems.values()]
}

function problemOf(picture: Picture): { words: string; lang: string | undefined } | undefined {
  if (picture.step === 'failed') return { words: failureWords(picture.error), lang: errorLanguage(picture.error) }
  if (picture.step === 'refused') return { words: refusalWords(picture.reason), lang: undefined }
  if (picture.step === 'stopped') return { words: m.upload_stopped(), lang: undefined }
  return picture.step === 'lost' ? { words: m.upload_missing(), lang: undefined } : undefined
}
