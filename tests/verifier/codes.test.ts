import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { runTrial } from '../../packages/verifier/src/run-trial.ts'
import type { Transport } from '../../packages/verifier/src/send.ts'
import { allTrials } from '../../packages/verifier/src/trials/all.ts'
import { asking } from './find-mutant.ts'
import { journeys } from './journeys.ts'
import { contract } from './mutant.ts'
import { operationOfRequest, worldTransport } from './world-transport.ts'

const folder = mkdtempSync(join(tmpdir(), 'codes-'))
afterAll(() => rmSync(folder, { recursive: true }))
const SMS = join(folder, 'sms')

const trial = allTrials(contract, journeys, 1).find(({ name }) => name === 'journeys/repay-by-card')

/** The mock world behind a bank that sends another code each time. With `forgetsNone`, each code stays good for its payment. */
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
  const { sightings } = await runTrial(trial, { ...asking(transport), answers: { sms: `cat ${SMS}` } })
  return sightings.map(({ operation, came, expected }) => [operation, came, expected])
}

test('A bank whose new code voids the old is right', async () => {
  expect(await verified(bank(false))).toEqual([])
})

test('An old code is sent with its own SMS, so that a bank which still takes it is found out @RULE-104', async () => {
  expect(await verified(bank(true))).toEqual([['confirmRepayment', "code '00' (success)", ['wrongCode']]])
})
