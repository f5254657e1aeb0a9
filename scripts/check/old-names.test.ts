import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { goneNames } from '../../contract/diff/gone-names.ts'
import { contract } from '../../mocks/contract.ts'
import { copyProject } from '../../tests/contract/project-copy.ts'
import { oldNames, placesIn } from './old-names.ts'

const linesOf = (file: string, text: string) => placesIn(file, text, ['payDay', '/v3/pay']).map(({ line }) => line)

describe('An old name is found', () => {
  test('in texts, comments and titles of code, but not in its own names, which the compiler reads', () => {
    const code = [
      '// It is payDay.',
      "test('The payDay is shown', () => {})",
      'const { payDay } = loan',
      'const said = `${payDay} is payDay`',
      "call('https://example.test/base/v3/pay')",
      "call('/v3/pay/other')",
      'const payDays = <p>payDay</p>',
    ]
    expect(linesOf('a.test.tsx', code.join('\n'))).toEqual([1, 2, 4, 5, 7])
  })

  test('anywhere in what no compiler reads', () => {
    expect(linesOf('limit.html', '<script>\nshow(loan.payDay)\n</script>\npayDays, myPayDay, $payDay')).toEqual([2])
    expect(linesOf('loans.py', 'loan = {"payDay": 1}')).toEqual([1])
    expect(linesOf('loan.md', '`payDay` and `/v3/pay`.')).toEqual([1, 1])
  })

  test('not in a test with a contract of its own', () => {
    expect(linesOf('a.test.ts', "import { smallContract } from './small-contract.ts'\nedit('payDay')")).toEqual([])
  })
})

test('Only what is nowhere in the contract any more is an old name', () => {
  const fewer = structuredClone(contract)
  const [path = ''] = Object.keys(fewer.paths)
  delete fewer.paths[path]
  expect(goneNames(contract, contract)).toEqual([])
  expect(goneNames(contract, fewer)).toContain(path)
  expect(goneNames(fewer, contract)).toEqual([])
})

describe('A field of a page written by hand that is renamed', () => {
  const PAGE = 'tests/bench/load/limit.html'
  const SCHEMAS = 'openapi/schemas/loan.yaml'
  const page = readFileSync(PAGE, 'utf8')
  const shell = readFileSync('openapi/generated/shell.json', 'utf8')
  const field = [...readFileSync(SCHEMAS, 'utf8').matchAll(/^ +([a-z]+[A-Z]\w+):/gm)]
    .flatMap(([, name = '']) => name)
    .find((name) => new RegExp(`\\b${name}\\b`).test(page) && !shell.includes(`"${name}"`))
  const copy = copyProject(['contract', 'openapi', 'packages', 'scripts', 'src', 'tests/bench/load', 'package.json'])
  afterAll(() => copy.remove())

  test('is said where it still stands', () => {
    if (!field) throw new Error(`${PAGE} reads no field of ${SCHEMAS}`)
    execFileSync('git', ['init', '--quiet'], { cwd: copy.folder })
    for (const file of readdirSync('openapi', { recursive: true, encoding: 'utf8' }))
      if (file.endsWith('.yaml') && readFileSync(`openapi/${file}`, 'utf8').includes(field))
        copy.edit(`openapi/${file}`, field, `${field}OfLate`)
    const { ok, output } = copy.run('scripts/contract-diff.ts')
    expect(ok).toBe(false)
    expect(output).toContain(`${PAGE}:`)
    expect(output).not.toContain('openapi/schemas')
  })

  test('raises the version by the command that the check names, once', () => {
    const { version } = contract.info
    const raise = () => copy.run('scripts/contract-diff.ts', '--raise').output
    const [, raised = ''] = /has the version ([\d.]+) now/.exec(raise()) ?? []
    expect(raised).not.toBe(version)
    expect(readFileSync(join(copy.folder, 'openapi/openapi.yaml'), 'utf8')).toContain(`\n  version: ${raised}\n`)
    expect(raise()).toBe('The versions stay: they allow what changed.\n')
  })

  test('is not looked for where its name is any word', () => {
    expect(oldNames(['inside'])).toEqual({ places: [], unsearched: ['inside'] })
  })
})
