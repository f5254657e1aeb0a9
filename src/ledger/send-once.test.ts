import { beforeEach, describe, expect, test, vi } from 'vitest'
import { ApiError } from '../api/api-error.ts'
import { isRefusal } from '../api/is-refusal.ts'
import { type Hold, sendOnce, type SendSteps } from './send-once.ts'

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
})

type Steps = SendSteps<string, { kind: 'no' }, string>
const no = () => ({ kind: 'no' as const })
const fail = () => Promise.reject(new Error('broken'))

/** A send whose steps are logged. A test can replace some of them. */
function scene(change: Partial<Steps> = {}, otherHold?: Hold) {
  const log: string[] = []
  const hold: Hold = async (task) => {
    log.push('lock')
    return task().finally(() => log.push('release'))
  }
  const steps: Steps = {
    read: async () => 'paid before',
    decide: () => undefined,
    write: async () => 'id',
    withdraw: async () => {},
    send: async () => 'answer',
    conclude: async () => {},
    ...change,
  }
  const watched = Object.entries(steps).map(([name, step]) => [
    name,
    (...given: unknown[]) => {
      const words = given.map((each) => (Object(each) === each ? Object.values(Object(each)).join(' by ') : each))
      log.push([name, ...words].join(' '))
      // Each step gets the arguments of its own type.
      return (step as (...given: unknown[]) => unknown)(...given)
    },
  ])
  // The same steps under the same names.
  return { log, result: sendOnce(otherHold ?? hold, Object.fromEntries(watched) as Steps) }
}

test('The lock covers reading, writing the entry, sending, and writing the outcome', async () => {
  const { log, result } = scene()
  expect(await result).toEqual({ kind: 'sent', id: 'id', sent: 'answer' })
  expect(log).toEqual([
    'lock',
    'read',
    'decide paid before',
    'write paid before',
    'send id by id paid before',
    'conclude id answer',
    'release',
  ])
})

test('Nothing is sent before the entry is written, and the lock outlasts the outcome', async () => {
  const [written, concluded] = [Promise.withResolvers<string>(), Promise.withResolvers<void>()]
  const turn = () => new Promise((resolve) => setImmediate(resolve))
  const { log, result } = scene({ write: () => written.promise, conclude: () => concluded.promise })
  await turn()
  expect(log.at(-1)).toBe('write paid before')
  written.resolve('id')
  await turn()
  expect(log.at(-1)).toBe('conclude id answer')
  concluded.resolve()
  await result
  expect(log.at(-1)).toBe('release')
})

test.each<[string, Partial<Steps>, string, object]>([
  ['what this device knows', { early: no }, 'early', { kind: 'no' }],
  ['a server that cannot be read', { read: fail }, 'read', { kind: 'unread', error: new Error('broken') }],
  ['what the server shows', { decide: no }, 'decide paid before', { kind: 'no' }],
])('Against %s nothing is written or sent', async (_what, change, last, expected) => {
  const { log, result } = scene(change)
  expect(await result).toEqual(expected)
  expect(log.slice(-2)).toEqual([last, 'release'])
})

const broken = (): never => {
  throw new Error('broken')
}
const UNSENT = { kind: 'unsent', error: new Error('broken') }

test.each<[string, Partial<Steps>, string[], object]>([
  ['look at what it knows', { early: broken }, ['early'], UNSENT],
  ['judge what the server shows', { decide: broken }, ['decide paid before'], UNSENT],
  ['write', { write: fail }, ['write paid before', 'withdraw'], UNSENT],
  ['begin to write', { write: broken }, ['write paid before', 'withdraw'], UNSENT],
  [
    'write, nor end what it has written',
    { write: fail, withdraw: fail },
    ['write paid before', 'withdraw'],
    // What was written may say that it was sent.
    { kind: 'sent', sent: undefined },
  ],
])('A device that cannot %s sends nothing, and says so', async (_what, change, last, expected) => {
  const { log, result } = scene(change)
  expect(await result).toEqual(expected)
  expect(log.slice(-1 - last.length)).toEqual([...last, 'release'])
})

const noHold = fail as Hold

test('Without a lock nothing is sent', async () => {
  const { log, result } = scene({}, noHold)
  expect(await result).toEqual(UNSENT)
  expect(log).toEqual([])
})

test('A lock that breaks while something is sent changes nothing of what came of it', async () => {
  const breaks: Hold = async (task) => {
    void task()
    return broken()
  }
  const { result } = scene({}, breaks)
  expect(await result).toEqual({ kind: 'sent', id: 'id', sent: 'answer' })
})

test('What came of a send is told, also if it cannot be written', async () => {
  const { log, result } = scene({ conclude: fail })
  expect(await result).toEqual({ kind: 'sent', id: 'id', sent: 'answer' })
  expect(log).not.toContain('withdraw')
})

test('While another page sends the like, nothing is read or sent', async () => {
  const read = vi.fn(async () => {})
  const steps = { read, decide: () => undefined, write: fail, withdraw: fail, conclude: fail }
  expect(await sendOnce(async () => 'busy', steps)).toEqual({ kind: 'busy' })
  expect(read).not.toHaveBeenCalled()
})

test.each<[string, Required<Steps>['send']]>([
  ['fails', fail],
  [
    'throws',
    () => {
      throw new Error('broken')
    },
  ],
])('Nobody knows what became of a send that %s', async (_how, send) => {
  const { log, result } = scene({ send })
  expect(await result).toEqual({ kind: 'sent', id: 'id', sent: undefined })
  expect(log.slice(-2)).toEqual(['conclude id ', 'release'])
})

test('What happened elsewhere is written, and nothing more', async () => {
  const write = vi.fn(async () => 'id')
  const steps = { read: async () => {}, decide: () => undefined, write, withdraw: fail, conclude: fail }
  expect(await sendOnce((task) => task(), steps)).toEqual({ kind: 'sent', id: 'id', sent: undefined })
  expect(write).toHaveBeenCalledOnce()
})

describe('The server has certainly done nothing', () => {
  test.each<[ApiError['kind'], boolean, status?: number]>([
    ['refused', true],
    ['session', true],
    ['busy', true, 429],
    ['busy', false, 503],
    ['malformed', false, 503],
    ['malformed', false, 500],
    ['network', false],
    ['timeout', false],
    ['malformed', false],
  ])('after %s: %s', (kind, expected, rawCode) => {
    const error = new ApiError({ kind, operation: 'pushLoan', message: '', ...(rawCode && { rawCode }) })
    expect(isRefusal(error)).toBe(expected)
  })
})
