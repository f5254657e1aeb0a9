// The parts of Arazzo 1.0 (https://spec.openapis.org/arazzo/v1.0.1.html) that the journeys in this folder use, and our
// extensions.
import type { ExampleRequest, Given } from './document.ts'

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
  /** The market of its words and amounts; Indonesia by default. */
  'x-market'?: string
  steps: Step[]
}

export interface Step {
  stepId: string
  /** Usually explains its criteria. */
  description?: string
  operationId: string
  /** Fields of the request that differ from the operation's own example. */
  'x-with'?: ExampleRequest
  /** The name of the outcome that it must have. */
  'x-outcome': string
  parameters?: { name: string; in: string; value: string }[]
  requestBody?: { contentType: string; payload: ExampleRequest }
  /** Criteria in addition to the outcome. */
  successCriteria?: Criterion[]
  /** Runtime expressions by name: `$response.body#/data/repayToken`. */
  outputs?: Record<string, string>
}

export interface Criterion {
  /** `$response.body#/data/a == $steps.b.outputs.c`, or a JSON path that must match something. */
  condition: string
  context?: string
  type?: { type: 'jsonpath'; version: string }
}
