import * as v from 'valibot'
import { newProblem } from '../../../api/constraints.ts'

/** The maximum number of pictures in a complaint (HELP-20). */
export const MOST_PICTURES = newProblem.problemImage.maxItems

/**
 * Pictures as a draft stores them. A picture without an address was not uploaded: its file cannot be stored, but it keeps its
 * place.
 */
export const savedPictures = v.pipe(
  v.array(v.object({ url: v.optional(v.string()) })),
  v.check((list) => list.length <= MOST_PICTURES),
)

export type SavedPicture = v.InferOutput<typeof savedPictures>[number]
