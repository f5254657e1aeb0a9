import * as v from 'valibot'
import { newProblem } from '../../../api/constraints.ts'

/** The most pictures of a complaint (HELP-20). */
export const MOST_PICTURES = newProblem.problemImage.maxItems

/** Pictures as a draft keeps them. One without an address was not uploaded: it keeps its place, for its file cannot be stored. */
export const savedPictures = v.pipe(
  v.array(v.object({ url: v.optional(v.string()) })),
  v.check((list) => list.length <= MOST_PICTURES),
)

export type SavedPicture = v.InferOutput<typeof savedPictures>[number]
