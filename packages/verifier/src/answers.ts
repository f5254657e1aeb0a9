import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ExampleRequest } from './bundle.ts'
import type { Contract } from './contract.ts'
import { variableOf } from './credentials.ts'
import { type ContractOperation, fieldSchema } from './operations.ts'
import { runCommand } from './run-command.ts'
import type { Reply } from './send.ts'
import type { AnswerKind, TrialStep } from './trial.ts'

/** The commands that answer instead of a person, by the kind of answer. */
export type AnswerCommands = Partial<Record<AnswerKind, string>>

/** Outcomes that a server decides before it looks at an answer. */
const UNASKED = new Set(['invalidRequest', 'sessionEnded'])

/** The fields of a step that need a person's answer. Its request has the contract's value there (`x-answer`). */
export function answersIn(
  { document }: Contract,
  { operation, request, expects }: TrialStep,
): [field: string, AnswerKind][] {
  if (expects.every((outcome) => UNASKED.has(outcome))) return []
  return Object.entries(request).flatMap(([field, value]): [string, AnswerKind][] => {
    const { from, as } = Object(Object(fieldSchema(operation, field, document))['x-answer'])
    return value === as && (from === 'captcha' || from === 'sms') ? [[field, from]] : []
  })
}

const OPTIONS: Record<AnswerKind, string> = { captcha: '--captcha-cmd', sms: '--otp-cmd' }

/** A command gave no answer. The message names its option and the reason. */
export class NoAnswer extends Error {}

async function ask(kind: AnswerKind, command: string, variables: Record<string, string>): Promise<string> {
  const told = await runCommand(command, variables)
  if ('failed' in told) throw new NoAnswer(`${OPTIONS[kind]} failed: ${told.failed}`)
  if (told.line === '') throw new NoAnswer(`${OPTIONS[kind]} printed no answer`)
  return told.line
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
