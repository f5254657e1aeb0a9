import { afterAll, expect, test } from 'vitest'
import { smallContract } from '../../contract/small-contract.ts'

const project = smallContract()
afterAll(() => project.remove())

test('An example that no longer fits is named once, with the file and line', () => {
  project.edit('openapi/schemas/order.yaml', '    title: {', '    heading: {')
  project.edit('openapi/schemas/order.yaml', 'required: [orderStatus, title', 'required: [orderStatus, heading')
  project.edit('openapi/schemas/order.yaml', 'x-main: [title]', 'x-main: [heading]')
  const { ok, output } = project.lint()
  expect(ok).toBe(false)
  expect(output.split('\n').filter((line) => line.includes('examples'))).toEqual([
    "openapi/examples/order.yaml:1 order-10: data: `data` property must have required property 'heading'; data/title: `data` property must NOT have unevaluated properties `title`",
    "openapi/examples/order.yaml:4 order-20: data: `data` property must have required property 'heading'; data/title: `data` property must NOT have unevaluated properties `title`",
    '2 examples are not as their schemas say.',
  ])
})
