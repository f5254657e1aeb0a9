import type { Trial } from '../trial.ts'

/**
 * What Prism can be asked: each example by its name, alone, for it remembers nothing. An invalid request it refuses in a way
 * of its own, before it looks for an example.
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
