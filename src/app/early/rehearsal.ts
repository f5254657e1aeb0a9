// An engine is slow at what it does for the first time, and a phone has nothing to do while it waits for the answer. So the script
// that draws runs a second time meanwhile, with examples of the contract as answers, and throws away what it has drawn. The two
// runs share what the engine has learnt and nothing else: each has modules of its own.

/** The script itself, whole: its second run (scripts/early-scripts.ts). */
declare const rupyaAgain: (practice: Practice) => void
/** What a rehearsal has for answers; undefined in the run that counts. */
declare const rupyaPractice: Practice | undefined

/** Answers by the paths of their operations. */
export type Practice = Record<string, unknown>

export const practice = () => rupyaPractice

/** Rehearses after the next frame, unless what it is for is over by then. */
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
