import { Ajv2020 } from 'ajv/dist/2020.js'
import { describe, expect, test } from 'vitest'
import { answer } from '../../../mocks/answer.ts'
import { contract, operations } from '../../../mocks/contract.ts'
import type { ExampleRequest } from '../../../contract-tools/read/document.ts'
import { readForm, parseFieldValue } from '../../../mocks/form.ts'
import { createWorld } from '../../../mocks/scenario.ts'
import { exampleRequest } from '../../setup/example-request.ts'

// A second validator, so that a bug in the world's own one is found.
const ajv = new Ajv2020({ strict: false, allErrors: true, validateFormats: false })
const components = { schemas: contract.components.schemas }

const problemsOf = (schema: object) => {
  const validate = ajv.compile({ ...schema, components })
  return (value: unknown) =>
    validate(value) ? [] : (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`)
}

describe.each(operations)('By another validator $id', (operation) => {
  const { reply, body, parameters, examples, outcomes } = operation
  const problems = problemsOf(reply ?? {})
  const requestOf = (shown?: ExampleRequest) => exampleRequest(operation, shown, 'http://world')
  const goodRequests = () =>
    Object.entries(examples)
      .filter(([name]) => name !== 'invalidRequest')
      .map(([name, example]) => ({ name, request: requestOf(example['x-request']) }))

  /** Why a request breaks the contract, by the schema of its body and its parameters. */
  async function requestProblems(request: Request): Promise<string[]> {
    const texts = [...new URL(request.url).searchParams]
    const query = texts.map(([field, text]) => [field, parseFieldValue(text, parameters[field]?.schema)])
    const inQuery = problemsOf({
      required: Object.keys(parameters).filter((name) => parameters[name]?.required),
      properties: Object.fromEntries(Object.entries(parameters).map(([name, { schema }]) => [name, schema])),
      additionalProperties: false,
    })
    const { form, problems: unread } = await readForm(request, operation)
    return [...unread, ...problemsOf(body?.schema ?? {})(form), ...inQuery(Object.fromEntries(query))]
  }

  test('keeps its contract in every example', () => {
    const broken = Object.entries(examples).flatMap(([name, { value }]) =>
      problems(value).map((why) => `${name}: ${why}`),
    )
    expect(broken).toEqual([])
  })

  test('keeps its contract in the request of every example but the invalid one', async () => {
    const broken: string[] = []
    for (const { name, request } of goodRequests())
      broken.push(...(await requestProblems(request)).map((why) => `${name}: ${why}`))
    expect(broken).toEqual([])
    expect(await requestProblems(requestOf(outcomes.failures['invalidRequest']?.['x-request']))).not.toEqual([])
  })

  test('gets replies from the mock server that keep the contract, for every request', async () => {
    const broken: string[] = []
    for (const scenario of ['order-174', 'order-5,texts', 'scrambled']) {
      const world = await createWorld(scenario)
      for (const { name, request } of goodRequests()) {
        const response = await answer(world, operation, request)
        if (!response.ok) broken.push(`${name}: ${await response.text()}`)
        else if (reply) broken.push(...problems(await response.json()))
      }
    }
    expect(broken).toEqual([])
  })
})
