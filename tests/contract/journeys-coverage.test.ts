import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { operations } from '../../mocks/contract.ts'
import { type Coverage, coverageOf } from '../../scripts/check/coverage.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rupya-coverage-'))
})
afterAll(() => rm(folder, { recursive: true }))

/** Runs the command on the journeys' records. */
const coverage = () =>
  new Promise<{ code: number | string; out: string; err: string }>((done) => {
    const env = { ...process.env, RUPYA_REPORTS: folder }
    execFile(process.execPath, ['scripts/contract-coverage.ts'], { env }, (error, out, err) =>
      done({ code: error?.code ?? 0, out, err }),
    )
  })

test('Without journeys there is nothing to cover, and the command says what to run', async () => {
  expect(await coverage()).toMatchObject({ code: 1, err: expect.stringContaining('npm test -- journeys') })
})

test('What no journey asks for any more is named, and the page tells what is met @RULE-112', async () => {
  const kept: Coverage = JSON.parse(await readFile('tests/journeys/covered.json', 'utf8'))
  const journey = kept.outcomes['getLoanDetails/success']
  await writeFile(join(folder, 'answers.txt'), `getLoanDetails\tsuccess\tplain\tid\torder-174\t${journey}\t2000\n`)
  const { code, out, err } = await coverage()
  expect(code).toBe(1)
  const many = operations.filter(({ tags }) => tags[0] === 'loan').length
  const met = [1, 1, 1, 1, 0, 1, 0].map((part, column) => ` +${part} of ${[1, 2].includes(column) ? '\\d+' : many}`)
  expect(out).toMatch(new RegExp(`^loan${met.join('')}$`, 'm'))
  expect(err).toContain(`getLoanDetails/orderNotFound (outcomes), by ${kept.outcomes['getLoanDetails/orderNotFound']}`)
  expect(err).not.toContain('getLoanDetails/success (outcomes)')
  const page = await readFile('dist/coverage/index.html', 'utf8')
  expect(page).toContain('<span class="chip passed">success</span>')
  expect(page).toContain('<span class="chip">orderNotFound, not met</span>')
})

describe('An answer', () => {
  const nothing: Coverage = { outcomes: {}, examples: {}, envelopes: {}, markets: {} }
  const read = (journey: string, ms: number) => ['getInstalments', 'success', 'plain', 'id', '', journey, String(ms)]
  const outcomes = (lines: string[][], before = {}) => {
    const found = coverageOf(lines, { ...nothing, outcomes: before }, operations)
    const of = (names: string[]) => names.filter((name) => name.includes('(outcomes'))
    return { outcomes: found.coverage.outcomes, lost: of(found.lost), byTheWay: of(found.byTheWay) }
  }
  const NAME = 'getInstalments/success'

  test('is asked for by the journey that went on longest after it', () => {
    expect(outcomes([read('loan', 1500), read('plan', 1200), read('plan', 3000)])).toEqual({
      outcomes: { [NAME]: 'plan' },
      lost: [],
      byTheWay: [],
    })
  })

  test('that only came as a journey ended was met by the way, and is not kept', () => {
    expect(outcomes([read('loan', 40)])).toEqual({
      outcomes: {},
      lost: [],
      byTheWay: [`${NAME} (outcomes, by loan)`],
    })
  })

  test('to what a person sends is always asked for', () => {
    const sent = ['recordFaq', 'success', 'plain', 'id', '', 'chat', '5']
    expect(outcomes([sent]).outcomes).toEqual({ 'recordFaq/success': 'chat' })
  })

  test('that is kept stays with its journey, however soon that ends', () => {
    expect(outcomes([read('loan', 3000), read('plan', 5)], { [NAME]: 'plan' })).toEqual({
      outcomes: { [NAME]: 'plan' },
      lost: [],
      byTheWay: [],
    })
  })

  test('that its journey no longer gets is lost, whoever else meets it', () => {
    expect(outcomes([read('loan', 3000)], { [NAME]: 'plan' })).toMatchObject({ lost: [`${NAME} (outcomes), by plan`] })
    expect(outcomes([read('loan', 3)], { [NAME]: 'plan' })).toMatchObject({ lost: [`${NAME} (outcomes), by plan`] })
  })
})
