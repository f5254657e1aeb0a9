import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { clockBy } from '../../../packages/verifier/src/clock.ts'
import { runTrial } from '../../../packages/verifier/src/run-trial.ts'
import type { Transport } from '../../../packages/verifier/src/send.ts'
import { allTrials } from '../../../packages/verifier/src/trials/all.ts'
import { asking } from './find-mutant.ts'
import { journeys } from './journeys.ts'
import { contract } from './mutant.ts'
import { runVerifier } from './run-verifier.ts'
import { serveTransports } from './serve-transports.ts'
import { operationOfRequest, worldTransport } from './world-transport.ts'

const folder = mkdtempSync(join(tmpdir(), 'codes-'))
afterAll(() => rmSync(folder, { recursive: true }))
const SMS = join(folder, 'sms')

const all = allTrials(contract, journeys, 1)
const trial = all.find(({ name }) => name === 'journeys/repay-by-card')

/** The mock server behind a bank that sends another code each time. With `forgetsNone`, each code stays good for its payment. */
function bank(forgetsNone: boolean): Transport {
  const world = worldTransport()
  const codes = new Map<string, string>()
  return async (request) => {
    const { id } = operationOfRequest(request)
    if (id !== 'confirmRepayment') {
      const response = await world(request)
      if (id !== 'commitRepayment') return response
      const { data } = await response.clone().json()
      if (data) {
        const code = String(200_000 + codes.size)
        codes.set(data.repayRecordId, code)
        writeFileSync(SMS, code)
      }
      return response
    }
    const form = new URLSearchParams(await request.text())
    const record = form.get('repaymentRecordId') ?? ''
    const isRight = codes.get(record) === form.get('verifyCode')
    form.set('verifyCode', isRight ? '123456' : '000000')
    if (forgetsNone && isRight) form.set('repaymentRecordId', [...codes.keys()].at(-1) ?? '')
    return world(new Request(request.url, { method: request.method, headers: request.headers, body: form }))
  }
}

const verified = async (transport: Transport) => {
  if (!trial) throw new Error('The contract has no journey of a card payment')
  const { occurrences } = await runTrial(trial, { ...asking(transport), answers: { sms: `cat ${SMS}` } })
  return occurrences.map(({ operation, came, expected }) => [operation, came, expected])
}

const late = ['repay-by-card-too-late', 'bind-a-card-too-late'].map((name) => `journeys/${name}`)

test('The verifier finds a server that still accepts a code that is too old @RULE-104', async () => {
  const server = await serveTransports(new Map([['world', worldTransport()]]))
  const options = [`${server.origin}/world`, '--world', '--allow-writes', '--allow-money', '--only', late.join(',')]
  const { out } = await runVerifier(...options, '--later-cmd', 'true')
  expect(out).toContain(': 2 findings, 2 trials')
  for (const id of ['confirmRepayment', 'saveBankInfo'])
    expect(out).toMatch(new RegExp(`^${id}\\n  ✗ .* must be \`wrongCode\``, 'm'))
  expect(out.match(/^ +sleep 301 && curl -sS/gm)).toHaveLength(2)
  const err = expect.stringContaining('needs time to pass at your server (--later-cmd)')
  expect(await runVerifier(...options)).toMatchObject({ code: 2, err })
  server.close()
})

test('A command that cannot let time pass costs its own trials', async () => {
  const found = all.filter(({ name }) => late.includes(name))
  const clock = clockBy('echo no >&2; false')
  const results = await Promise.all(found.map((one) => runTrial(one, { ...asking(worldTransport()), clock })))
  expect(results.map(({ state, why }) => [state, why])).toEqual(found.map(() => ['skipped', '--later-cmd failed: no']))
})

test('The verifier sends an old code with its own SMS, and finds a bank that takes it @RULE-104', async () => {
  expect(await verified(bank(false))).toEqual([])
  expect(await verified(bank(true))).toEqual([['confirmRepayment', "code '00' (success)", ['wrongCode']]])
})
