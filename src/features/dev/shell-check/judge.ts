import { ANSWERS, REPLY_TIMEOUT_MS } from '../../../platform/bridge/contract.gen.ts'
import { readStatus } from '../../../platform/bridge/reply.ts'
import type { Probed } from './probe.ts'
import { wordsOf } from './words-of.ts'

/** What came back, and what it should have been if that was wrong. */
export interface Verdict {
  came: string
  /** Undefined if all is right. */
  should?: string
}

type Answer = (typeof ANSWERS)[number]

/** Judges what came back for a message that should be answered with `expected`. */
export function judge({ threw, answers: [first, second], foreignIds }: Probed, expected: Answer): Verdict {
  if (threw !== undefined)
    return { came: `postMessage failed: ${threw}`, should: `answer ${expected}, and never throw` }
  if (!first)
    return foreignIds.length > 0
      ? {
          came: `an answer for the id ${foreignIds[0]}, which the page did not send`,
          should: 'name the id of the message',
        }
      : { came: 'nothing', should: `answer within ${seconds(REPLY_TIMEOUT_MS)}` }
  const came = `${shown(first.answer)} after ${seconds(first.after)}`
  if (first.after > REPLY_TIMEOUT_MS) return { came, should: `answer within ${seconds(REPLY_TIMEOUT_MS)}` }
  const answer = readAnswer(first.answer)
  if (!answer) {
    const text = typeof first.answer === 'string' ? first.answer.trim().toLowerCase() : undefined
    const meant = ANSWERS.find((known) => known === text)
    return { came, should: meant ? `write ${meant} in lower case` : `answer one of ${ANSWERS.join(', ')}` }
  }
  if (second) return { came: `${came}, and then ${shown(second.answer)}`, should: 'answer once' }
  return answer === expected ? { came } : { came, should: `answer ${expected}: ${WHY[expected]}` }
}

const WHY: Record<Answer, string> = {
  ok: 'the payload is right',
  failed: 'the payload is wrong, so the shell does nothing',
  unimplemented: 'the shell cannot know this name',
}

function readAnswer(answer: unknown): Answer | undefined {
  try {
    return readStatus(answer)
  } catch {
    // Not an answer of the contract: the caller says what came.
    return undefined
  }
}

const shown = (answer: unknown) =>
  answer === undefined || answer === null ? 'no value (it counts as ok)' : wordsOf(answer)

const seconds = (ms: number) => `${(ms / 1000).toFixed(2).replace(/\.?0+$/, '')} s`
