import type { ExampleRequest, Given } from './bundle.ts'
import type { Credential } from './credentials.ts'
import type { Verdict } from './judge.ts'
import type { ContractOperation } from './operations.ts'
import type { Places } from './places.ts'

/** Only a person can read these: a picture, an SMS. */
export type AnswerKind = 'captcha' | 'sms'

/** The data of a step after its reply has arrived. */
export interface StepContext {
  verdict: Verdict
  /** The fields that were sent. */
  sent: ExampleRequest
  /** The values from earlier steps and from this one. */
  given: Map<string, string>
  /** The replies of earlier steps. */
  before: Earlier[]
}

/** A step whose reply had a right outcome. */
export interface Earlier {
  step: TrialStep
  verdict: Verdict
  sent: ExampleRequest
}

/** A rule in addition to the outcome. Returns the mistake as a sentence about the reply, or about another operation; or undefined. */
export type Check = (
  context: StepContext,
) => { path: string; says: string; operation?: string; pointer?: string } | undefined

/** One request of a trial, and its correct answers. */
export interface TrialStep {
  operation: ContractOperation
  request: ExampleRequest
  files?: Record<string, File>
  /** The session to send; by default the first of its operation's that is held. */
  session?: TrialSession
  /** The field that the trial is about: no value of an earlier reply replaces its value. */
  set?: string
  /** A number that is added to the value of that field, after the server's own value has replaced the contract's. */
  adds?: number
  /** A field to send twice. */
  repeats?: string
  /** It is sent twice at the same moment, and only one of the two may be executed. */
  isDoubled?: boolean
  /** Seconds that pass at the server before it is sent. */
  later?: number
  /** It sends the trial's `Idempotency-Key`. */
  isKeyed?: boolean
  /** The names of the allowed outcomes. */
  expects: string[]
  /** Why one of these must come, in words. */
  why?: string
  /** The HTTP statuses that end a session, for a step that has none. */
  statusesWithout?: number[]
  /** Fields of later requests (or the names of values), each with its place in the reply: `data.ticket`. */
  gives?: Record<string, string>
  /** The same, with a field of this request as the place. */
  keeps?: Record<string, string>
  checks?: Check[]
  /** It only looks at what another step did: nothing else of its reply is judged here. */
  isLook?: boolean
  /** A journey says that something in its reply is not as before. */
  isChanged?: boolean
  /** What the contract says of its reply. */
  places?: Places
  /** The index of the step whose SMS holds its code; otherwise it is the newest one. */
  answerAfter?: number
  /** Fields that only a person can fill in, instead of the contract's values. */
  answers?: [field: string, AnswerKind][]
}

/** No session, one that nobody has, or these credentials. */
export type TrialSession = 'none' | { wrong: Credential[] } | { own: Credential[] }

/** The kind of a trial. */
export type TrialKind =
  | 'example'
  | 'session'
  | 'negative'
  | 'odd'
  | 'key'
  | 'others'
  | 'refused'
  | 'repeated'
  | 'at-once'
  | 'journey'

/** One test, from the situation in `given`. */
export interface Trial {
  kind: TrialKind
  /** Its name in reports and for `--only`: `getBook/book-lent`. */
  name: string
  /** The operation and outcome that it tests; a journey tests those of its steps. */
  operation: ContractOperation
  outcome: string
  /** What was sent, in words for a finding: `without a session`. */
  says?: string
  given: Pick<Given, 'scenario' | 'seed' | 'unprovokable' | 'onlyMocks'>
  /** The example that it changes, whose situation it needs. */
  base?: string
  /** The market of its words and amounts, if the contract has markets. */
  market: string | undefined
  /** The reply must have the scrambled envelope. */
  isScrambled: boolean
  /** It tests something that a server should do but need not, so a mistake is a note and not a finding. */
  isNote?: boolean
  steps: TrialStep[]
  /** A part that it needs, and that this version of the contract lacks. */
  lacks?: string
  /** The headers that create its situation, if it does not use those of the mock. */
  headers?: Record<string, string>
}
