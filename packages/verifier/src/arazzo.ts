// The parts of Arazzo 1.0 (https://spec.openapis.org/arazzo/v1.0.1.html) that journeys use, and a few extensions.
import type { Given } from './bundle.ts'

export interface ArazzoDocument {
  arazzo: string
  info: { title: string; version: string; summary?: string }
  sourceDescriptions: { name: string; url: string; type: 'openapi' }[]
  workflows: Workflow[]
}

/** Calls that one person makes in order. */
export interface Workflow {
  workflowId: string
  summary: string
  /** What must be true before it. */
  'x-given'?: Pick<Given, 'scenario' | 'seed'>
  /** The market of its words and amounts. */
  'x-market'?: string
  steps: Step[]
}

export interface Step {
  stepId: string
  /** Usually explains its criteria. */
  description?: string
  operationId: string
  /** The name of the outcome that it must have. */
  'x-outcome': string
  /** The step whose SMS contains its code, if that is not the newest SMS. */
  'x-answer-after'?: string
  /** Seconds that pass before it. */
  'x-later'?: number
  parameters?: { name: string; in: string; value: unknown }[]
  requestBody?: { contentType: string; payload: Record<string, unknown> }
  /** Criteria in addition to the outcome. */
  successCriteria?: Criterion[]
  /** Runtime expressions by name: `$response.body#/data/ticket`. */
  outputs?: Record<string, string>
}

export interface Criterion {
  /** `$response.body#/data/a == $steps.b.outputs.c`, or a JSON path that must match something. */
  condition: string
  context?: string
  type?: { type: 'jsonpath'; version: string }
}
