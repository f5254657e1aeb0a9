import { answer } from '../../mocks/answer.ts'
import { operationOf } from '../../mocks/contract.ts'
import type { World } from '../../mocks/world.ts'
import type { OperationId } from '../../src/api/operation.ts'

type Fields = Record<string, string | number>

const texts = (fields: Fields) => Object.entries(fields).map(([name, value]) => [name, String(value)])

/** A world's answer to a borrower's form, sent as a client would; `query` is added to the address. */
export async function ask(
  world: World,
  id: OperationId,
  form?: Fields,
  query: Fields = {},
  headers: Record<string, string> = {},
) {
  const { method, body } = operationOf(id)
  const request = new Request(`http://world/?${new URLSearchParams(texts({ token: '1', ...query })).toString()}`, {
    method,
    headers,
    ...(body && { body: new URLSearchParams(texts(form ?? {})) }),
  })
  return (await answer(world, operationOf(id), request)).json()
}
