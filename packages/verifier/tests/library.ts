import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve, sep } from 'node:path'
import { createInterface } from 'node:readline'
import { onTestFinished } from 'vitest'

export const LIBRARY = `${resolve(import.meta.dirname, 'library')}${sep}`

/** Starts the library's server, right or with a mistake, until the test ends. Returns its address. */
export async function startLibrary(mistake = '', env = {}): Promise<string> {
  const server = spawn(process.execPath, [`${LIBRARY}server.js`, mistake], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  onTestFinished(() => void server.kill())
  server.stderr.on('data', (data) => process.stderr.write(data))
  const lines = createInterface(server.stdout)
  const [line] = await Promise.race([once(lines, 'line'), once(lines, 'close')])
  if (line === undefined) throw new Error('The library has ended, and said no address')
  return String(line)
}

/** The options for everything that can be tried of the library. */
export const ALL = [
  '--bundle',
  `${LIBRARY}openapi.json`,
  '--journeys',
  `${LIBRARY}journeys.arazzo.json`,
  '--seeds',
  `${LIBRARY}seeds.json`,
  '--allow-writes',
  '--allow-money',
]

/** What the library's server can do wrong, and the finding that must say so. */
export const MISTAKES: [mistake: string, finding: string][] = [
  ['a code in small letters', "getBook: `result` is 'ok', must be 'OK'"],
  ['another book', "getBook: `bookId` is 'B-1', must be the `bookId` that was asked for"],
  [
    'a body that is not looked at',
    "placeHold: was answered code 'OK' (success), must be `invalidRequest` without `branch`, with an unknown `branch`",
  ],
  ['a change that is forgotten', "cancelHold: `hold.branch` is 'north', must be 'south' (what was changed"],
  ['a hold that cannot be given up', "cancelHold: was answered code 'OK' (success), must be `noSuchHold`"],
  [
    'a code of another call',
    "cancelHold: never succeeded: was answered code 'QUEUED' (a failure without a name), must be `success`",
  ],
  [
    'any card',
    "placeHold: was answered code 'OK' (success), must be `sessionEnded` with a session that nobody has and with a `desk` that nobody has, in 4 operations",
  ],
  ['a key that is not known', 'payFine: `receipt` is '],
]
