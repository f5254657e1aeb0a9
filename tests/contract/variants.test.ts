import { describe, expect, test } from 'vitest'
import { bodyProblems, operationOf, replyProblems } from '../../mocks/contract.ts'
import type { OperationId } from '../../src/api/operation.ts'

/** Why the contract refuses an example's payload with changed fields. */
function payloadProblems(id: OperationId, example: string, change: object): string[] {
  const reply = operationOf(id).examples[example]?.value as { data: object }
  return replyProblems(id, { ...reply, data: { ...reply.data, ...change } })
}

const CHANNELS = [{ name: 'ATM', step: ['Masukkan kartu.'] }]
const STEPS = ['Datang ke Alfamart.']
const time = (delayExpiryTime: string) => ({ delayExpiryTime })
const day = (firstPayTime: string) => ({ firstPayTime })

const PAYLOADS: [what: string, id: OperationId, example: string, allowed: object, forbidden: object][] = [
  ['steps of a bank @REPAY-33', 'generateVirtualAccount', 'account-bank', { payStep: CHANNELS }, { payStep: STEPS }],
  [
    'steps of a mini market @REPAY-34',
    'generateVirtualAccount',
    'account-market',
    { payStep: STEPS },
    { payStep: CHANNELS },
  ],
  ['no steps', 'generateVirtualAccount', 'account-market', { payStep: null }, { payStep: 'Bayar' }],
  ['banks', 'initPayType', 'choices-bank', { bankList: [] }, { bankList: null }],
  ['mini markets', 'initPayType', 'choices-market', { marketList: [] }, { marketList: null }],
  ['one list only', 'initPayType', 'choices-bank', { marketList: null }, { marketList: [] }],
  ['a payment that waits', 'commitRepayment', 'payment-needs-code', { repayRecordId: '1' }, { repayRecordId: '' }],
  ['a bound card', 'saveBankInfo', 'bank-bound', { needValid: 0 }, { card: null }],
  ['a card that waits', 'saveBankInfo', 'bank-needs-code', { needValid: 1 }, { needValid: 0 }],
  ['a time @REPAY-68', 'getExtension', 'extension-open', time('2028-02-29 23:59:59'), time('2026-99-99 99:99:99')],
  [
    'a time, which is of the lender’s place and says no other',
    'getExtension',
    'extension-open',
    time('2026-11-21 10:00:00'),
    time('2026-11-21 10:00:00+0700'),
  ],
  ['a day @LOAN-38', 'getLoanConfirmation', 'confirmation-several', day('2026-12-31'), day('2026-13-01')],
]

describe('The contract ties what varies to its type', () => {
  test.each(PAYLOADS)('%s', (_what, id, example, allowed, forbidden) => {
    expect(payloadProblems(id, example, allowed)).toEqual([])
    expect(payloadProblems(id, example, forbidden)).not.toEqual([])
  })

  test('a complaint of the collection type has a sub-type @HELP-8', () => {
    const problem = { problemType: '1', problemDetail: 'Halo', problemImage: '', orderNo: '1' }
    expect(bodyProblems('saveProblem', { ...problem, problemSonType: '2' })).toEqual([])
    expect(bodyProblems('saveProblem', { ...problem, problemSonType: '' })).not.toEqual([])
    expect(bodyProblems('saveProblem', { ...problem, problemType: '2', problemSonType: '' })).toEqual([])
  })

  test('an address that an upload answers can be sent with a complaint', () => {
    const url = `http://${'a'.repeat(504)}`
    expect(payloadProblems('uploadProblemImage', 'problem-image', { url })).toEqual([])
    expect(payloadProblems('uploadProblemImage', 'problem-image', { url: `${url}a` })).not.toEqual([])
  })
})
