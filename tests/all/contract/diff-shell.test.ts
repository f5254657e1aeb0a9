import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, describe, expect, test } from 'vitest'
import { compareShells } from '../../../contract/diff/compare-shells.ts'
import { compareSides } from '../../../contract/diff/compare-sides.ts'
import { isSchema } from '../../../contract/read/schema.ts'
import { reportChanges } from '../../../contract/diff/report-changes.ts'
import type { ShellContract } from '../../../contract/shell/shell-contract.ts'
import { contract as whole } from '../../../mocks/contract.ts'
import { newFolder } from '../../contract/project-copy.ts'
import { message, NOBODY, ROWS, SMALL, urlOf } from '../../contract/diff-shell-rows.ts'
import { reversed } from '../../contract/reversed.ts'

/** Of the calls only those that show what a session is. */
const contract = {
  ...whole,
  paths: Object.fromEntries(
    ['token', 'card'].flatMap((session) =>
      Object.entries(whole.paths)
        .filter(([, item]) => Object.values(item).some((operation) => operation['x-session'] === session))
        .slice(0, 1),
    ),
  ),
}

const sideOf = (shell: ShellContract | undefined) => ({ name: 'it', contract, shell })
/** The lines of the report that are changes, below the titles of their parts. */
function report(before: ShellContract | undefined, after: ShellContract | undefined): string[] {
  const text = reportChanges(compareSides(sideOf(before), sideOf(after)))
  return text.split('\n').flatMap((line) => (/^(- |### )/.test(line) ? [line.replace(/^(- |### )/, '')] : []))
}
function changed(change: (shell: ShellContract) => void): ShellContract {
  const next = structuredClone(SMALL)
  change(next)
  return next
}
describe('A change of the contract with the shell names whom it breaks:', () => {
  test.each(ROWS)('%s @APP-115', (_what, change, told, back) => {
    expect(report(SMALL, changed(change))).toEqual(told)
    expect(report(changed(change), SMALL)[0]).toBe(back)
  })

  test('a field that has the name of a method, too', () => {
    const next = changed(
      (shell) => void Object.assign(shell.messages, { constructor: message({ type: 'null' }, { since: '2.0.0' }) }),
    )
    expect(report(SMALL, next)).toEqual([NOBODY, '`constructor` is new, since 2.0.0.'])
  })

  test('one that is there for the first time, or no more', () => {
    expect(report(undefined, SMALL)).toEqual([NOBODY, 'The contract with the shell is new (1.0.0).'])
    expect(report(SMALL, undefined)).toEqual([NOBODY, 'The contract with the shell is removed.'])
    expect(report(undefined, undefined)).toEqual([])
  })
})

describe('The contract with the shell as it is', () => {
  const real: ShellContract = JSON.parse(readFileSync('openapi/generated/shell.json', 'utf8'))
  /** The places of its numbers, texts and choices. */
  function* leavesOf(value: unknown, path: string[] = []): Generator<string[]> {
    if (typeof value !== 'object' || value === null) yield path
    else for (const [key, one] of Object.entries(value)) yield* leavesOf(one, [...path, key])
  }
  const other = (value: unknown) =>
    typeof value === 'number' ? value + 1 : typeof value === 'boolean' ? !value : `${String(value)}x`
  /** With another value at a place. */
  function withOther(value: unknown, [key, ...path]: string[]): unknown {
    if (key === undefined) return other(value)
    if (Array.isArray(value)) return value.map((one, index) => (String(index) === key ? withOther(one, path) : one))
    return isSchema(value) ? { ...value, [key]: withOther(value[key], path) } : value
  }
  // The version stands in the report's heading, and examples say what the schema says.
  const isCompared = ([key = '', , third]: string[]) =>
    !['x-generated', 'version'].includes(key) && third !== 'good' && third !== 'bad'

  test('tells each single change of it @APP-115', () => {
    const silent = [...leavesOf(real)]
      .filter(isCompared)
      .filter((path) => compareShells(sideOf(real), sideOf(withOther(real, path) as ShellContract)).length === 0)
    expect(silent).toEqual([])
  })

  test('says nothing of another order of its keys', () => {
    expect(report(real, reversed(real) as ShellContract)).toEqual([])
  })
})

describe('The command', () => {
  const { folder, remove } = newFolder({})
  afterAll(remove)
  const write = (name: string, shell: unknown) => {
    const file = join(folder, name)
    writeFileSync(file, gzipSync(JSON.stringify({ contract, shell })))
    return file
  }
  const diff = (...args: string[]) => {
    try {
      return {
        code: 0,
        out: execFileSync(process.execPath, ['scripts/contract-diff.ts', ...args], { stdio: 'pipe' }).toString(),
      }
    } catch (error) {
      const { status, stdout, stderr } = Object(error)
      return { code: status, out: String(stdout), err: String(stderr) }
    }
  }

  test('has it in its report and in its JSON, and ends with 1 where it breaks @APP-115', () => {
    const [one, next] = [
      write('one.gz', SMALL),
      write(
        'next.gz',
        changed((shell) => void (urlOf(shell).maxLength = 9)),
      ),
    ]
    const { code, out } = diff(one, next)
    expect(code).toBe(1)
    expect(out).toContain('## The contract with the shell, from')
    expect(out).toContain('1 breaking change. Messages and addresses: `open`.')
    expect(JSON.parse(diff(one, next, '--json').out)).toMatchObject({
      breaking: 1,
      changes: [],
      shell: { from: { version: '1.0.0' }, changes: [{ app: { screens: ['open'] }, servers: { screens: [] } }] },
    })
    expect(diff(one, one)).toEqual({ code: 0, out: '' })
  })

  test('says what is no such contract', () => {
    const wrong = write('wrong.gz', { messages: 1 })
    expect(diff(wrong, wrong)).toMatchObject({ code: 2, err: `${wrong} is no contract with the shell.\n` })
  })
})
