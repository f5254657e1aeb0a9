import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { operations } from '../../mocks/contract.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rupya-coverage-'))
})
afterAll(() => rm(folder, { recursive: true }))

/** Runs the command on what journeys noted. */
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

test('What no journey meets any more is named, and the page tells what is met', async () => {
  await writeFile(join(folder, 'answers.txt'), 'getLoanDetails\tsuccess\tplain\tid\torder-174\n')
  const { code, out, err } = await coverage()
  expect(code).toBe(1)
  const many = operations.filter(({ tags }) => tags[0] === 'loan').length
  const met = [1, 1, 1, 1, 0, 1, 0].map((part, column) => ` +${part} of ${[1, 2].includes(column) ? '\\d+' : many}`)
  expect(out).toMatch(new RegExp(`^loan${met.join('')}$`, 'm'))
  expect(err).toContain('getLoanDetails/orderNotFound (outcomes)')
  expect(err).not.toContain('getLoanDetails/success (outcomes)')
  const page = await readFile('dist/coverage/index.html', 'utf8')
  expect(page).toContain('<span class="chip passed">success</span>')
  expect(page).toContain('<span class="chip">orderNotFound, not met</span>')
})
