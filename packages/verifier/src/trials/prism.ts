import type { Trial } from '../trial.ts'

/**
 * The trials for Prism: each example by its name, on its own, because Prism has no state. Prism refuses an invalid request in
 * its own way, before it looks for an example.
 */
export const prismTrials = (trials: Trial[]): Trial[] =>
  trials
    .filter(({ kind, outcome }) => kind === 'example' && outcome !== 'invalidRequest')
    .map((trial) =>
      Object.assign(trial, {
        given: {},
        headers: { Prefer: `example=${trial.name.split('/')[1]}` },
        steps: trial.steps.slice(-1),
      }),
    )
