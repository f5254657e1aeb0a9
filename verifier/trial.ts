import type { ExampleRequest, Given } from '../openapi/document.ts'
import type { ContractOperation } from '../openapi/operations.ts'
import type { Verdict } from './judge.ts'

/** What only a person can tell: what a picture shows, and what an SMS says. */
export type AnswerKind = 'captcha' | 'sms'

/** What a step knows when its reply has come. */
export interface StepContext {
  verdict: Verdict
  /** The fields that were sent. */
  sent: ExampleRequest
  /** What earlier steps, and this one, gave. */
  given: Map<string, string>
}

/** A rule beside the outcome. Answers what is wrong, as a sentence about the reply, or nothing. */
export type Check = (context: StepContext) => { path: string; says: string } | undefined

/** One request of a trial, and what it must be answered with. */
export interface TrialStep {
  operation: ContractOperation
  request: ExampleRequest
  files?: Record<string, File>
  /** Whose session it is sent with; the trial's own if it is not said. */
  session?: 'none' | 'wrong' | 'wrong-card' | 'card'
  /** It carries the trial's `Idempotency-Key`. */
  isKeyed?: boolean
  /** The outcomes by name of which it must be answered with one. */
  expects: string[]
  /** Fields of the requests that follow, or what they name in their place, each by where the reply holds it: `data.repayToken`. */
  gives?: Record<string, string>
  /** The same of the request's own fields. */
  keeps?: Record<string, string>
  checks?: Check[]
  /** Fields that only a person can tell, in place of the contract's. */
  answers?: [field: string, AnswerKind][]
}

/** The family that a trial belongs to. */
type TrialKind = 'example' | 'session' | 'negative' | 'key' | 'journey'

/** One thing that is tried, from a beginning that `given` names. */
export interface Trial {
  kind: TrialKind
  /** What it is called in reports and by `--only`: `getLoanDetails/order-174`. */
  name: string
  /** The operation and the outcome that it shows; a journey shows those of its steps. */
  operation: ContractOperation
  outcome: string
  /** In words, what was sent, for a finding: `without a session`. */
  says?: string
  given: Pick<Given, 'scenario' | 'seed' | 'unprovokable'>
  /** The market whose words and money it is about. */
  market: string
  /** The reply must come in the scrambled envelope. */
  isScrambled: boolean
  /** What it shows is something that a server should do, and need not: a note, and no finding. */
  isNote?: boolean
  steps: TrialStep[]
  /** What it needs and the contract that is gone by has not. */
  lacks?: string
  /** What brings its situation about, where that is not the world's own headers. */
  headers?: Record<string, string>
}
