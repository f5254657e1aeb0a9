import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parse } from 'yaml'
import type { ArazzoDocument, Criterion, ExampleRequest, Step, Workflow } from '../../packages/verifier/requests.ts'
import { type ContractDocument, envelopeOf } from '../read/document.ts'
import { type ContractOperation, readOperations } from '../read/operations.ts'
import { ContractError } from '../read/contract-error.ts'

const FOLDER = 'openapi/journeys'

/** A step as people write it, with the fields of its request that differ from the operation's own example. */
type WrittenStep = Step & {
  'x-with'?: ExampleRequest
  /** How often it is done. */
  'x-times'?: number
}
type WrittenWorkflow = Omit<Workflow, 'steps'> & { steps: WrittenStep[] }
interface WrittenJourneys {
  sourceDescriptions: ArazzoDocument['sourceDescriptions']
  workflows: WrittenWorkflow[]
}

/**
 * All journeys as one Arazzo document, for tools that do not know our extensions: each step has its whole request and the
 * criteria of its outcome. Throws a `ContractError` for a step that contradicts the contract.
 */
export async function bundleJourneys(root: string, contract: ContractDocument): Promise<ArazzoDocument> {
  const names = (await readdir(join(root, FOLDER))).filter((name) => name.endsWith('.yaml')).toSorted()
  const documents = await Promise.all(names.map(async (name) => readJourneys(join(root, FOLDER, name), name)))
  const operations = new Map(readOperations(contract).map((operation) => [operation.id, operation]))
  return {
    arazzo: '1.0.1',
    info: { title: 'What people do', version: contract.info.version, summary: 'Generated from openapi/journeys' },
    sourceDescriptions: [
      { name: documents[0]?.sourceDescriptions[0]?.name ?? 'api', url: './openapi.json', type: 'openapi' },
    ],
    workflows: documents.flatMap(({ workflows }) =>
      workflows.map((workflow) => complete(workflow, operations, envelopeOf(contract).code)),
    ),
  }
}

async function readJourneys(file: string, name: string): Promise<WrittenJourneys> {
  try {
    // Redocly checks its content (scripts/check/contract-lint.ts).
    return parse(await readFile(file, 'utf8'), { merge: true }) as WrittenJourneys
  } catch (error) {
    throw new ContractError(name, `no YAML: ${error instanceof Error ? error.message : String(error)}`)
  }
}

function complete(workflow: WrittenWorkflow, operations: Map<string, ContractOperation>, codeKey: string): Workflow {
  const known = new Set<string>()
  const steps = workflow.steps.flatMap(repeated).map((step) => {
    const refuse = (why: string): never => {
      throw new ContractError(workflow.workflowId, `step ${step.stepId}: ${why}.`)
    }
    const operation = operations.get(step.operationId) ?? refuse(`there is no operation ${step.operationId}`)
    const lost = [...JSON.stringify(step).matchAll(/\$steps\.[\w-]+\.outputs\.[\w-]+/g)].find(
      ([name]) => !known.has(name),
    )
    if (lost) refuse(`no step before it gives ${lost[0]}`)
    for (const name of Object.keys(step.outputs ?? {})) known.add(`$steps.${step.stepId}.outputs.${name}`)
    return completeStep(step, operation, codeKey, refuse)
  })
  return { ...workflow, steps }
}

/** The step, as often as it is done, under names of their own. */
function repeated({ 'x-times': times, ...step }: WrittenStep): WrittenStep[] {
  if (times === undefined) return [step]
  return Array.from({ length: times }, (_, index) => ({ ...step, stepId: `${step.stepId}-${index + 1}` }))
}

function completeStep(
  step: WrittenStep,
  operation: ContractOperation,
  codeKey: string,
  refuse: (why: string) => never,
): Step {
  const { 'x-with': changes, stepId, description, successCriteria = [], outputs, ...rest } = step
  const fields = Object.entries({ ...operation.request, ...changes })
  const { parameters } = operation
  const beside = fields.flatMap(([name, value]) => {
    const parameter = parameters[name]
    return parameter ? [{ name, in: parameter.in, value }] : []
  })
  const inBody = fields.filter(([name]) => !parameters[name])
  const notText = fields.find(([, value]) => typeof value !== 'string')
  if (notText) refuse(`write ${notText[0]} as a text`)
  if (inBody.length > 0 && !operation.body) refuse(`${operation.id} has no place for ${inBody[0]?.[0]}`)
  return {
    stepId,
    ...(description !== undefined && { description }),
    ...rest,
    ...(beside.length > 0 && { parameters: beside }),
    ...(operation.body && {
      requestBody: { contentType: operation.body.type, payload: Object.fromEntries(inBody) },
    }),
    successCriteria: [outcomeCriterion(step, operation, codeKey, refuse), ...successCriteria],
    ...(outputs && { outputs }),
  }
}

/** The criterion of an outcome for tools that do not know outcome names. */
function outcomeCriterion(
  { 'x-outcome': outcome }: Step,
  { id, outcomes: { success, failures } }: ContractOperation,
  codeKey: string,
  refuse: (why: string) => never,
): Criterion {
  const isCode = (code: number | string) =>
    `$response.body#/${codeKey} == ${typeof code === 'number' ? code : `'${code}'`}`
  if (outcome === 'success') {
    const { code } = success
    if (code === 'image') return { condition: '$statusCode == 200' }
    // A server sends zero as a number.
    return { condition: code === 'zero' ? isCode(0) : [code].flat().map(isCode).join(' || ') }
  }
  const failure = failures[outcome]
  if (!failure && outcome !== 'other') refuse(`${id} has no outcome ${outcome}`)
  return { condition: failure ? isCode(failure.code) : '$statusCode == 200' }
}
