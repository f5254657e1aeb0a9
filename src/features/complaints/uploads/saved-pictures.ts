import * as v from 'valibot'
import { newProblem } from '../../../api/constraints.ts'

/** The most pictures of a complaint (HELP-20). */
export const MOST_PICTURES = newProblem.problemImage.maxItems

/** Pictures as a draft keeps them. One that was not uploaded keeps its place, because a file cannot be stored. */
export const savedPictures = v.pipe(
  v.array(v.union([v.object({ url: v.string() }), v.object({ lost: v.literal(true) })])),
  v.maxLength(MOST_PICTURES),
)

export type SavedPicture = v.InferOutput<typeof savedPictures>[number]
