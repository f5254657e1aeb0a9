import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ExampleRequest } from './bundle.ts'
import type { Contract } from './contract.ts'
import { variableOf } from './credentials.ts'
import { type ContractOperation, fieldSchema } from './operations.ts'
import { runCommand } from './run-command.ts'
import type { Reply } from './send.ts'
import type { AnswerKind, Trial, TrialStep } from './trial.ts'

/** The commands that answer instead of a person, by the kind of answer. */
export type AnswerCommands = Partial<Record<AnswerKind, string>>

/** Outcomes that a server decides before it looks at an answer. */
const UNASKED = new Set(['invalidRequest', 'sessionEnded'])

/** The calls whose SMS holds the code that an operation takes, by that operation: the call before it where it succeeds. */
export type SmsSenders = Map<string, Set<string>>

export function smsSenders(contract: Contract, trials: Trial[]): SmsSenders {
  const senders: SmsSenders = new Map()
  for (const { kind, outcome, steps } of trials) {
    const [before, last] = steps.slice(-2)
    if (kind !== 'example' || outcome !== 'success' || !before || !last) continue
    if (!fieldsFor(contract, last).some(([, from]) => from === 'sms')) continue
    senders.set(last.operation.id, (senders.get(last.operation.id) ?? new Set()).add(before.operation.id))
  }
  return senders
}

/**
 * The fields of a step that need a person's answer. A failure needs no code from an SMS if no call before it sends one: the
 * contract's value is as good.
 */
export function answersIn(
  contract: Contract,
  step: TrialStep,
  { before, senders }: { before: TrialStep[]; senders: SmsSenders },
): [field: string, AnswerKind][] {
  if (step.expects.every((outcome) => UNASKED.has(outcome))) return []
  const known = senders.get(step.operation.id)
  const hasNoSms = known !== undefined && !before.some(({ operation }) => known.has(operation.id))
  const isForged = hasNoSms && !step.expects.includes('success')
  return fieldsFor(contract, step).filter(([, from]) => from !== 'sms' || !isForged)
}

/** The fields of a step whose request has the contract's value in place of an answer (`x-answer`). */
function fieldsFor({ document }: Contract, { operation, request }: TrialStep): [field: string, AnswerKind][] {
  return Object.entries(request).flatMap(([field, value]): [string, AnswerKind][] => {
    const { from, as } = Object(Object(fieldSchema(operation, field, document))['x-answer'])
    return value === as && (from === 'captcha' || from === 'sms') ? [[field, from]] : []
  })
}

const OPTIONS: Record<AnswerKind, string> = { captcha: '--captcha-cmd', sms: '--otp-cmd' }

/** A command gave no answer. The message names its option and the reason. */
export class NoAnswer extends Error {}

async function ask(kind: AnswerKind, command: string, variables: Record<string, string>): Promise<string> {
  const result = await runCommand(command, variables)
  if ('failed' in result) throw new NoAnswer(`${OPTIONS[kind]} failed: ${result.failed}`)
  if (result.line === '') throw new NoAnswer(`${OPTIONS[kind]} printed no answer`)
  return result.line
}

/**
 * The fields, with the commands' answers instead of the contract's values. Throws `NoAnswer`. `picture` is the last picture received.
 */
export async function answered(
  fields: ExampleRequest,
  needed: [field: string, AnswerKind][],
  commands: AnswerCommands,
  { operation, picture }: { operation: ContractOperation; picture: Reply | undefined },
): Promise<ExampleRequest> {
  const own = { ...fields }
  for (const [field, kind] of needed) {
    const command = commands[kind]
    if (command === undefined) continue
    const named = (name: string) => variableOf(operation.prefix, name)
    const variables = {
      ...Object.fromEntries(Object.entries(fields).map(([name, text]) => [named(name), text])),
      [named('operation')]: operation.id,
    }
    own[field] =
      kind === 'captcha'
        ? await withPicture(picture, (file) => ask(kind, command, { ...variables, [named('picture')]: file }))
        : await ask(kind, command, variables)
  }
  return own
}

async function withPicture<Answer>(
  picture: Reply | undefined,
  use: (file: string) => Promise<Answer>,
): Promise<Answer> {
  const folder = await mkdtemp(join(tmpdir(), 'captcha-'))
  const ending = /^image\/(\w+)/.exec(picture?.type ?? '')?.[1] ?? 'bin'
  const file = join(folder, `captcha.${ending}`)
  try {
    await writeFile(file, picture?.bytes ?? '')
    return await use(file)
  } finally {
    await rm(folder, { recursive: true })
  }
}
