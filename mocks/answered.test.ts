import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { answer } from './answer.ts'
import { noteAnswers } from './answered.ts'
import { operationOf } from './contract.ts'
import { createWorld } from './scenario.ts'

test('Each kind of answer is noted once: its outcome, envelope, market and example', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'rupya-answers-'))
  const note = noteAnswers(join(folder, 'answers.txt'))
  const operation = operationOf('getLoanDetails')
  const see = async (scenario: string, query: string, orderId: string) => {
    const world = await createWorld(scenario)
    const request = new Request(`http://world${operation.path}?${query}`, {
      method: operation.method,
      body: new URLSearchParams({ productId: '1001', orderId }),
    })
    await note(request.clone(), await answer(world, operation, request))
  }
  const order = '723421968459640174'
  await see('order-174', 'token=1', order)
  await see('order-174', 'token=1', order)
  await see('order-174', 'token=1', '1')
  await see('scrambled', 'token=1&market=in', order)
  await see('session-ended', 'token=1', order)
  await note(
    new Request(`http://world${operation.path}`, { method: operation.method }),
    new Response('<h1>Bad gateway</h1>', { status: 502 }),
  )
  await note(new Request('http://world/not-ours'), new Response('{}'))

  const lines = (await readFile(join(folder, 'answers.txt'), 'utf8')).split('\n')
  await rm(folder, { recursive: true })
  expect(lines).toEqual([
    ...[
      ['success', 'plain', 'id', 'order-174'],
      ['orderNotFound', 'plain', 'id', 'orderNotFound'],
      ['success', 'scrambled', 'in', ''],
      ['sessionEnded', '', 'id', ''],
      ['none', '', 'id', ''],
    ].map((line) => ['getLoanDetails', ...line].join('\t')),
    '',
  ])
})
