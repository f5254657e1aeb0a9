import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answer } from './answer.ts'
import { noteAnswers, worldOf } from './answered.ts'
import { operationOf } from './contract.ts'
import { createWorld } from './scenario.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rupya-answers-'))
})
afterEach(async () => {
  vi.useRealTimers()
  await rm(folder, { recursive: true })
})

const noted = async () => (await readFile(join(folder, 'answers.txt'), 'utf8')).split('\n')
const end = (world: string) =>
  [new Request('http://world/__world/violations', { headers: { 'x-world': world } }), new Response('[]')] as const

test('Each kind of answer is noted once: its outcome, envelope, market and example @RULE-112', async () => {
  const mine = worldOf('loan.release')
  const note = noteAnswers(join(folder, 'answers.txt'))
  const operation = operationOf('getLoanDetails')
  const see = async (scenario: string, query: string, orderId: string) => {
    const world = await createWorld(scenario)
    const request = new Request(`http://world${operation.path}?${query}`, {
      method: operation.method,
      headers: { 'x-world': mine },
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
    new Request(`http://world${operation.path}`, { method: operation.method, headers: { 'x-world': mine } }),
    new Response('<h1>Bad gateway</h1>', { status: 502 }),
  )
  await note(new Request('http://world/not-ours'), new Response('{}'))

  await note(...end(mine))
  const lines = (await noted()).map((line) => line.replace(/\tloan\.release\t\d+$/, ''))
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

test('An answer is its journey’s, with how long that went on; one that comes after its end is nobody’s @RULE-112', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const note = noteAnswers(join(folder, 'answers.txt'))
  const [first, second] = [worldOf('loan.release'), worldOf('payway.release')]
  expect(first).not.toBe(worldOf('loan.release'))
  const see = (world: string, id: 'getContacts' | 'getProblem') => {
    const { method, path } = operationOf(id)
    return note(new Request(`http://world${path}`, { method, headers: { 'x-world': world } }), new Response('none'))
  }
  await see(first, 'getContacts')
  await see(second, 'getProblem')
  vi.advanceTimersByTime(200)
  await see(first, 'getContacts')
  vi.advanceTimersByTime(300)
  await note(...end(first))
  await see(first, 'getProblem')
  expect(await noted()).toEqual(['getContacts\tnone\t\tid\t\tloan.release\t500', ''])
})
