// An engine is slow when it runs code for the first time, and a phone is idle while it waits for the reply. So the drawing
// script runs a second time in this wait, with the contract's examples as replies, and discards the result. The two runs
// share only what the engine has learnt (its compiled code): each has its own modules.

/** The whole script, for its second run (scripts/build/early/bundle.ts). */
declare const rupyaAgain: (practice: Practice) => void
/** The replies of a rehearsal; undefined in the real run. */
declare const rupyaPractice: Practice | undefined

/** Replies by the paths of their operations. */
export type Practice = Record<string, unknown>

export const practice = () => rupyaPractice

/** Rehearses after the next frame, unless the real run has ended by then. */
export function rehearse(answers: Practice, performance: Promise<unknown>) {
  let isOver = false
  const end = () => {
    isOver = true
  }
  performance.then(end, end)
  requestAnimationFrame(() =>
    setTimeout(() => {
      if (!isOver) rupyaAgain(answers)
    }),
  )
}
