import { expect, test } from 'vitest'
import { operationOf } from './contract.ts'
import { readForm } from './form.ts'

const FORM = 'application/x-www-form-urlencoded'

const posted = (body: string, type = FORM) =>
  new Request('http://world/', { method: 'POST', headers: { 'content-type': type }, body })

test('An operation without a body takes an empty one, and nothing more', async () => {
  const { problems } = await readForm(posted(''), operationOf('listProblems'))
  expect(problems).toEqual([])
  const filled = await readForm(posted('a=b'), operationOf('listProblems'))
  expect(filled.problems).toEqual(['body: the operation takes none'])
})

test('Media types know no case', async () => {
  const { form, problems } = await readForm(
    posted('productId=1001', 'Application/X-WWW-Form-URLEncoded; charset=UTF-8'),
    operationOf('getLoanConfirmation'),
  )
  expect({ form, problems }).toEqual({ form: { productId: '1001' }, problems: [] })
})
