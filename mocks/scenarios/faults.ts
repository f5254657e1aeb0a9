import type { Fault } from '../fault.ts'
import type { Scenario } from './scenario-type.ts'

const fault = (name: Fault, summary: string): Scenario => ({ summary, overrides: { fault: name } })

/** Faults between the app and the server (RULE-18 to RULE-21), on top of any world. */
export const faultScenarios: Record<string, Scenario> = {
  'server-error': fault('server-error', 'The server answers 500'),
  offline: fault('offline', 'No connection'),
  slow: { summary: 'The server takes 9 seconds', overrides: { latency: 9000 } },
  timeout: {
    summary: 'The server does not answer within the 60 seconds that the app waits',
    overrides: { latency: 65_000 },
  },
  'html-instead': fault('html-instead', 'A web page comes instead of an answer'),
  'empty-body': fault('empty-body', 'The answer is empty'),
  'truncated-json': fault('truncated-json', 'The answer breaks off in the middle'),
  'empty-data': fault('empty-data', 'A success comes without its payload'),
  'session-ended': fault('session-ended', 'The server does not know the session any more'),
  'chunk-gone': {
    summary: 'A part of the app is gone after a new release (played by the browser, not by the server)',
  },
}
