// The parts of Arazzo 1.0 (https://spec.openapis.org/arazzo/v1.0.1.html) that the journeys beside this file use, and ours.
import type { ExampleRequest, Given } from './document.ts'

export interface ArazzoDocument {
  arazzo: string
  info: { title: string; version: string; summary?: string }
  sourceDescriptions: { name: string; url: string; type: 'openapi' }[]
  workflows: Workflow[]
}

/** Calls that one person makes one after the other. */
export interface Workflow {
  workflowId: string
  summary: string
  /** What has to be so before it. */
  'x-given'?: Pick<Given, 'scenario' | 'seed'>
  /** The market whose words and money it is about; Indonesia if it is not said. */
  'x-market'?: string
  steps: Step[]
}

export interface Step {
  stepId: string
  /** What its criteria are for, as a rule. */
  description?: string
  operationId: string
  /** Fields of the request that are not those of the operation's own example. */
  'x-with'?: ExampleRequest
  /** The outcome that it must have, by its name. */
  'x-outcome': string
  parameters?: { name: string; in: 'query'; value: string }[]
  requestBody?: { contentType: string; payload: ExampleRequest }
  /** Beside the outcome. */
  successCriteria?: Criterion[]
  /** By their name, each a runtime expression: `$response.body#/data/repayToken`. */
  outputs?: Record<string, string>
}

export interface Criterion {
  /** `$response.body#/data/a == $steps.b.outputs.c`, or a JSON path that has to find something. */
  condition: string
  context?: string
  type?: { type: 'jsonpath'; version: string }
}
