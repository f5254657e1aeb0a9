import { Ajv2020 } from 'ajv/dist/2020.js'
import { describe, expect, test } from 'vitest'
import { answer } from '../../mocks/answer.ts'
import { contract, type OperationContract, operations } from '../../mocks/contract.ts'
import { createWorld } from '../../mocks/scenario.ts'

// Another validator than the world's own, so that neither can be wrong alone.
const ajv = new Ajv2020({ strict: false, allErrors: true, validateFormats: false })
const components = { schemas: contract.components.schemas }

const problemsOf = (schema: object) => {
  const validate = ajv.compile({ ...schema, components })
  return (value: unknown) =>
    validate(value) ? [] : (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`)
}

/** A request that an example of the operation answers, as a client would send it. */
function requestFor({ path, method, body, parameters }: OperationContract, fields: Record<string, string>): Request {
  const isQuery = (name: string) => Object.hasOwn(parameters, name)
  const part = (inQuery: boolean) =>
    new URLSearchParams(Object.entries(fields).filter(([name]) => isQuery(name) === inQuery))
  const url = `http://world${path}?${part(true).toString()}`
  if (method === 'get' || body?.type !== 'application/x-www-form-urlencoded') return new Request(url, { method })
  return new Request(url, { method, body: part(false) })
}

describe.each(operations.filter(({ reply }) => reply))('By another validator $id', (operation) => {
  const problems = problemsOf(operation.reply ?? {})

  test('keeps its contract in every example', () => {
    const broken = Object.entries(operation.examples).flatMap(([name, { value }]) =>
      problems(value).map((why) => `${name}: ${why}`),
    )
    expect(broken).toEqual([])
  })

  test('keeps its contract in what the world answers', async () => {
    const requests = Object.values(operation.examples).flatMap((example) =>
      example['x-request'] ? [example['x-request']] : [],
    )
    const broken: string[] = []
    for (const scenario of ['order-174', 'order-5,texts', 'scrambled']) {
      const world = await createWorld(scenario)
      for (const fields of requests) {
        const response = await answer(world, operation, requestFor(operation, fields))
        // What the world refuses to read is no reply of the contract's, and is said in its ledger.
        if (response.ok) broken.push(...problems(await response.json()))
      }
    }
    expect(broken).toEqual([])
  })

  test('refuses a body with a field that it does not know, where the contract closes it', () => {
    const { body } = operation
    const closed = body !== undefined && isClosed(body.schema)
    const refused = closed && problemsOf(body.schema)({ 'no such field': '1' }).length > 0
    expect(refused).toBe(closed)
  })
})

const isClosed = (schema: object): boolean => {
  const name = '$ref' in schema ? String(schema.$ref).split('/').at(-1) : undefined
  return (name ? contract.components.schemas[name] : undefined)?.['additionalProperties'] === false
}
