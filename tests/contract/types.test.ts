import { resolve } from 'node:path'
import ts from 'typescript'
import { describe, expect, test } from 'vitest'

const PRELUDE = `
import { ApiError } from './api-error.ts'
import { call } from './call.ts'
import { request } from './client.ts'
import { defineProductLink, getLoanDetails } from './generated/outcomes.ts'
const order = { productId: '1', orderId: '2' }
export async function probe(error: unknown) {
`

const ALLOWED = `
const loan = await call(getLoanDetails, { body: order })
const link: string = await call(defineProductLink, { body: { moduleId: 1, position: 0, productKey: 'x' } })
return [loan.noticeStatusText, link, ApiError.of(error, 'getLoanDetails')?.code === 'orderNotFound']`

const REFUSED: [what: string, body: string, reason: RegExp][] = [
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
]

const bodies = [ALLOWED, ...REFUSED.map(([, body]) => body)]
const complaints = complaintsAbout(bodies)

/** The compiler's errors, with the project's own options, for each of these function bodies inside src/api. */
function complaintsAbout(probes: string[]): Map<string, string[]> {
  const { config } = ts.readConfigFile('tsconfig.json', (path) => ts.sys.readFile(path))
  const parsed = ts.parseJsonConfigFileContent({ ...config, include: ['src/env.d.ts'] }, ts.sys, resolve('.'))
  const options = { ...parsed.options, noUnusedLocals: false }
  const sources = new Map(probes.map((body, index) => [resolve(`src/api/probe-${index}.ts`), `${PRELUDE}${body}\n}`]))
  const host = ts.createCompilerHost(options)
  const readFile = host.getSourceFile.bind(host)
  host.getSourceFile = (name, language, ...rest) => {
    const source = sources.get(resolve(name))
    return source === undefined ? readFile(name, language, ...rest) : ts.createSourceFile(name, source, language)
  }
  host.fileExists = (name) => sources.has(resolve(name)) || ts.sys.fileExists(name)
  // One program for all, so that shared files are read and checked once.
  const program = ts.createProgram([...sources.keys(), resolve('src/env.d.ts')], options, host)
  return new Map(
    [...sources.keys()].map((file, index) => [
      probes[index] ?? '',
      program
        .getSemanticDiagnostics(program.getSourceFile(file))
        .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n')),
    ]),
  )
}

describe('The compiler', () => {
  test('lets through what the contract allows', () => {
    expect(complaints.get(ALLOWED)).toEqual([])
  })

  test.each(REFUSED)('refuses %s @LOAN-30', (_what, body, reason) => {
    expect(complaints.get(body)?.join('\n')).toMatch(reason)
  })
})
