import { resolve } from 'node:path'
import ts from 'typescript'
import { describe, expect, test } from 'vitest'

const FILE = resolve('src/api/probe.ts')
const PRELUDE = `
import { ApiError } from './api-error.ts'
import { call } from './call.ts'
import { request } from './client.ts'
import { defineProductLink, getLoanDetails } from './generated/outcomes.ts'
const order = { productId: '1', orderId: '2' }
export async function probe(error: unknown) {
`

/** What the compiler, with the project's own options, has against a function body inside src/api. */
function complaints(body: string): string[] {
  const { config } = ts.readConfigFile('tsconfig.json', (path) => ts.sys.readFile(path))
  const { options } = ts.parseJsonConfigFileContent({ ...config, include: ['src/env.d.ts'] }, ts.sys, resolve('.'))
  const host = ts.createCompilerHost({ ...options, noUnusedLocals: false })
  const source = `${PRELUDE}${body}\n}`
  const readFile = host.getSourceFile.bind(host)
  host.getSourceFile = (name, language, ...rest) =>
    resolve(name) === FILE ? ts.createSourceFile(name, source, language) : readFile(name, language, ...rest)
  host.fileExists = (name) => resolve(name) === FILE || ts.sys.fileExists(name)
  const program = ts.createProgram([FILE, resolve('src/env.d.ts')], { ...options, noUnusedLocals: false }, host)
  return program
    .getSemanticDiagnostics(program.getSourceFile(FILE))
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))
}

describe('The compiler', () => {
  test('lets through what the contract allows', () => {
    expect(
      complaints(`
        const loan = await call(getLoanDetails, { body: order })
        const link: string = await call(defineProductLink, { body: { moduleId: 1, position: 0, productKey: 'x' } })
        return [loan.noticeStatusText, link, ApiError.of(error, 'getLoanDetails')?.code === 'orderNotFound']`),
    ).toEqual([])
  })

  test.each([
    [
      'a payload read before its outcome',
      `const reply = await request(getLoanDetails, { body: order }); return reply.data.noticeStatusText`,
      /'data' does not exist/,
    ],
    [
      'a wrong field',
      `return (await call(getLoanDetails, { body: order })).noticeStatus`,
      /'noticeStatus' does not exist/,
    ],
    [
      'a code that the operation does not name',
      `return ApiError.of(error, 'getLoanDetails')?.code === 'alreadyRegistered'`,
      /have no overlap/,
    ],
    ['a request without a field', `return call(getLoanDetails, { body: { orderId: '2' } })`, /'productId' is missing/],
    ['a session parameter at a call', `return call(getLoanDetails, { body: order, query: { token: '1' } })`, /./],
    [
      'the score that the person chose',
      `const { saveGoogleScore } = await import('./generated/outcomes.ts'); return call(saveGoogleScore, { body: { score: 3 } })`,
      /'3' is not assignable to type '5'/,
    ],
  ])('refuses %s', (_what, body, reason) => {
    expect(complaints(body).join('\n')).toMatch(reason)
  })
}, 60_000)
