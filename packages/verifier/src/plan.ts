import { curlOf } from './curl.ts'
import { plannedValues } from './fresh-values.ts'
import { groupBy } from './group-by.ts'
import type { Asking } from './run-trial.ts'
import { fieldsOfStep, headersOfTrial, heldForTrial, requestOfStep } from './step-request.ts'
import { counted } from './terminal.ts'
import type { Trial, TrialStep } from './trial.ts'
import type { Planned } from './verify.ts'

/** The requests that would be sent, each as a command. Sends nothing. */
export async function planText(planned: Planned[], asking: Asking): Promise<string> {
  const sent = planned.filter(({ skip }) => skip === undefined)
  const lines = await Promise.all(
    sent.map(async ({ trial }) => [
      `send  ${trial.name}: ${trial.steps.map(stepName).join(', then ')}; expects ${trial.outcome}`,
      ...(await commandsOf(trial, asking)).map((command) => `        ${command}`),
    ]),
  )
  const requests = sent.reduce((sum, { trial }) => sum + trial.steps.length, 0)
  return [
    ...lines.flat(),
    ...notSentLines(planned),
    '',
    `${counted(requests, 'request')} in ${counted(sent.length, 'trial')} would be sent, ${planned.length - sent.length} trials not.`,
  ].join('\n')
}

/** Why trials are not sent, and what each needs in a seeds file. */
function notSentLines(planned: Planned[]): string[] {
  const groups = [
    ...groupBy(
      planned.flatMap(({ skip }) => skip ?? []),
      ({ why }) => why,
    ),
  ]
  if (groups.length === 0) return []
  const lines = groups
    .toSorted(([, one], [, other]) => other.length - one.length)
    .flatMap(([why, skips]) => {
      const details = new Set(skips.flatMap(({ detail }) => detail ?? []))
      return [`${String(skips.length).padStart(6)}  ${why}`, [...details].map((detail) => `          ${detail}`)].flat()
    })
  return ['', 'Not sent:', ...lines]
}

/** An operation, and its effect if it does not only read. */
const stepName = ({ operation: { id, effect } }: TrialStep) => (effect === 'read' ? id : `${id} (${effect})`)

/** A placeholder for the new key of each trial. */
const PLANNED_KEY = 'a-new-key-of-this-trial'

/** A value from a reply is shown as its name. */
function commandsOf(trial: Trial, asking: Asking): Promise<string[]> {
  const { session, values } = heldForTrial(trial, asking)
  const headers = headersOfTrial(trial, asking.isWorld, 'planned')
  return Promise.all(
    trial.steps.map((step) => {
      const fields = fieldsOfStep(trial, step, plannedValues(values), new Map())
      return curlOf(
        requestOfStep(step, fields, { session, headers, key: PLANNED_KEY }, asking),
        step.operation,
        session,
        undefined,
        asking.curlOptions,
      )
    }),
  )
}
