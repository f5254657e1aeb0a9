import type { Report } from '../verify.ts'
import type { About } from './about.ts'

/** For other programs: all findings, and each trial with its state. */
export function jsonReport(
  { results, findings, notes, requests, milliseconds, warnings = [], stopped }: Report,
  { server, date, contract }: About,
): string {
  const { title, version } = contract.document.info
  return `${JSON.stringify(
    {
      server,
      date,
      contract: { title, version },
      requests,
      milliseconds,
      findings,
      notes,
      warnings,
      ...(stopped !== undefined && { stopped }),
      trials: results.map(({ trial, state, why, milliseconds: took }) => ({
        name: trial.name,
        kind: trial.kind,
        operation: trial.operation.id,
        outcome: trial.outcome,
        state,
        ...(why !== undefined && { why }),
        milliseconds: took,
      })),
    },
    null,
    2,
  )}\n`
}
