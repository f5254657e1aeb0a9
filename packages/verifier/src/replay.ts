import type { AnswerCommands } from './answers.ts'
import { variable } from './curl.ts'
import { filled, namesIn } from './expressions.ts'
import type { AnswerKind, Trial, TrialStep } from './trial.ts'

/** The shell variable for a value of an earlier reply: `given_place_hold`. The prefix keeps it apart from the shell's own variables. */
const variableOf = (key: string) =>
  `given_${key.replace('$steps.', '').replace('.outputs.', '_').replaceAll(/\W/g, '_')}`

const ASKS: Record<AnswerKind, (after?: string) => string> = {
  captcha: () => 'The text of the picture: ',
  sms: (after) => (after === undefined ? 'The code of the newest SMS: ' : `The code of the SMS that ${after} sent: `),
}

/** What a person, or a command in their place, answered in a step. */
const answeredIn = ({ answers = [] }: TrialStep, commands: AnswerCommands) =>
  answers.filter(([, kind]) => commands[kind] !== undefined)

/** What a step's command has in place of values of earlier replies and of a person's answers: texts with variables, by field. */
export function variablesIn(
  step: TrialStep,
  given: Map<string, string>,
  commands: AnswerCommands,
): Map<string, string> {
  const { request, set } = step
  const shown = new Map([...given.keys()].map((key) => [key, variable(variableOf(key))]))
  const found = Object.entries(request).flatMap(([field, value]): [string, string][] => {
    if (namesIn(value).some((key) => given.has(key))) return [[field, filled(value, shown)]]
    const own = field === set ? undefined : shown.get(field)
    return own === undefined ? [] : [[field, own]]
  })
  return new Map([
    ...found,
    ...answeredIn(step, commands).map(([field]): [string, string] => [field, variable(variableOf(field))]),
  ])
}

/** The commands that ask a person for the answers of a step. */
export function asksOf(step: TrialStep, { steps }: Trial, commands: AnswerCommands): string[] {
  const before = step.answerAfter === undefined ? undefined : steps[step.answerAfter]
  const after = before && `call ${steps.indexOf(before) + 1} (${before.operation.id})`
  return answeredIn(step, commands).map(
    ([field, kind]) => `printf '${ASKS[kind](after)}'; read -r ${variableOf(field)}`,
  )
}

/** The command, which also keeps in variables what later steps of the trial send. It still prints the reply. */
export function keeping(command: string, step: TrialStep, { steps }: Trial): string {
  const later = steps.slice(steps.indexOf(step) + 1)
  const kept = Object.entries(step.gives ?? {}).filter(([key]) =>
    later.some(({ request, set }) =>
      Object.entries(request).some(
        ([field, value]) => namesIn(value).includes(key) || (field === key && field !== set),
      ),
    ),
  )
  if (kept.length === 0) return command
  const reads = kept.map(([key, path]) => {
    const place = path.split('.').map((part) => `[${JSON.stringify(part)}]`)
    return `${variableOf(key)}=$(printf %s "$reply" | node -p 'JSON.parse(fs.readFileSync(0))${place.join('?.')}')`
  })
  return [`reply=$(${command})`, `printf '%s\\n' "$reply"`, ...reads].join('; ')
}
