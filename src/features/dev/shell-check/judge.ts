import { ANSWERS, LATER, PENDING, REPLY_TIMEOUT_MS } from '../../../platform/bridge/contract.gen.ts'
import { readStatus } from '../../../platform/bridge/reply.ts'
import { type Probed, Unquoted } from './probe.ts'
import { wordsOf } from './words-of.ts'

/** What came back, and what it should have been if that was wrong. */
export interface Verdict {
  came: string
  /** Undefined if all is right. */
  should?: string
  /** Nothing more has to be tried: the shell answers in a way that would spoil every other message, too. */
  ends?: true
  /** The shell is older than the message, or cannot answer, which is right. */
  lacks?: true
}

type Answer = (typeof ANSWERS)[number]

/** Judges what came back for a message that should be answered with `expected`. */
export function judge(
  { threw, answers: [first, second], strays: [stray] }: Probed,
  expected: Answer,
  call = '',
): Verdict {
  const wrong = (came: string, should: string): Verdict => ({ came, should, ends: true })
  if (threw !== undefined) return wrong(`postMessage failed: ${threw}`, `answer ${expected}, and never throw`)
  if (!first)
    return stray === undefined
      ? wrong(
          'nothing',
          `call rupyaShellReply(id, "${expected}"), or the reply of the handler, within ${seconds(REPLY_TIMEOUT_MS)}`,
        )
      : wrong(
          `${stray.words}, which names no message of the page`,
          Number.isNaN(stray.id)
            ? 'call rupyaShellReply(id, answer): first the id of the message, then the answer'
            : 'name the id of the message that is answered',
        )
  const came = `${shown(first.answer)} after ${seconds(first.after)}`
  if (first.answer instanceof Unquoted)
    return wrong(came, `write the answer in quotes: rupyaShellReply(id, "${expected}")`)
  const isNothing = first.answer === undefined || first.answer === null
  if (second && isNothing)
    return wrong(
      `${came}, and then ${shown(second.answer)}`,
      `return ${PENDING}, and answer later; on iOS, answer by the handler with reply`,
    )
  if (first.after > REPLY_TIMEOUT_MS) return wrong(came, `answer within ${seconds(REPLY_TIMEOUT_MS)}`)
  const answer = readAnswer(first.answer, call)
  if (!answer) {
    const text = typeof first.answer === 'string' ? first.answer.trim().toLowerCase() : undefined
    const meant = ANSWERS.find((known) => known === text)
    return wrong(came, meant ? `write ${meant} in lower case` : `answer one of the texts ${ANSWERS.join(', ')}`)
  }
  if (second) return wrong(`${came}, and then ${shown(second.answer)}`, 'answer once')
  if (answer === expected) return { came }
  if (isNothing) return { came: `${came}: the shell cannot answer, which counts as ${answer}`, lacks: true }
  if (answer !== 'unimplemented') return { came, should: `answer ${expected}: ${WHY[expected]}` }
  return isLater(call)
    ? { came: `${came}: the shell is older than this message`, lacks: true }
    : { came, should: 'know this message: without it the page goes on alone' }
}

const WHY: Record<Answer, string> = {
  ok: 'the payload is right',
  failed: 'the payload is wrong, so the shell does nothing',
  unimplemented: 'the shell cannot know this name',
}

const isLater = (call: string) => LATER.some((name) => name === call)

function readAnswer(answer: unknown, call: string): Answer | undefined {
  try {
    return readStatus(answer, isLater(call))
  } catch {
    // Not an answer of the contract: the caller says what came.
    return undefined
  }
}

function shown(answer: unknown): string {
  if (answer instanceof Unquoted) return answer.toJSON()
  return answer === undefined || answer === null ? 'no value' : wordsOf(answer)
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(2).replace(/\.?0+$/, '')} s`
