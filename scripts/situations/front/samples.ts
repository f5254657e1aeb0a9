import { readFileSync } from 'node:fs'
import { getResponse } from 'msw'
import { parse, stringify } from 'yaml'
import { worldRoutes } from '../../../mocks/routes.ts'
import { createWorld } from '../../../mocks/scenario.ts'
import type { ContractDocument, SourceOperation } from '../../../contract-tools/read/document.ts'
import type { Samples } from '../../../contract-pages/pages/front-page.tsx'
import {
  type Contract,
  exampleTrials,
  judgeBy,
  operationNamed,
  planTrials,
  readContract,
  summary,
  verify,
} from '../../../packages/verifier/index.ts'
import { compareSides } from '../../../contract-tools/diff/compare-sides.ts'
import { reportChanges } from '../../../contract-tools/diff/report-changes.ts'
import type { Usage } from '../../../contract-tools/diff/usage.ts'

const SHOWN = 'confirmRepayment'
const SERVER = 'https://api.example.test'

/** The output of each tool for the front page, made by the tool itself. */
export async function frontSamples(document: ContractDocument, usage: Usage): Promise<Samples> {
  const contract = readContract(document)
  return {
    contract: contractSample(),
    codes: codesSample(contract),
    world: await worldSample(),
    verifier: await verifierSample(contract),
    changes: changesSample(document, usage),
  }
}

/** The central part of an operation, as its authors wrote it. */
function contractSample(): string {
  const file: Record<string, { post?: SourceOperation }> = parse(readFileSync('openapi/paths/repayment.yaml', 'utf8'))
  const operation = Object.values(file).find(({ post }) => post?.operationId === SHOWN)?.post
  const failure = operation?.['x-outcomes'].failures['wrongCode']
  if (!operation || !failure) throw new Error(`The contract no longer has wrongCode of ${SHOWN}`)
  const { code, meaning, app } = failure
  const heart = {
    operationId: SHOWN,
    'x-session': operation['x-session'],
    'x-effect': operation['x-effect'],
    'x-outcomes': {
      success: { code: operation['x-outcomes'].success.code },
      failures: { wrongCode: { code, meaning, app: app.trim() } },
    },
  }
  return stringify(heart, { lineWidth: 46 }).trim()
}

function codesSample(contract: Contract): string {
  const names = [...Object.keys(operationNamed(contract, SHOWN).outcomes.failures), 'other'].map((name) => `'${name}'`)
  return [
    'try {',
    `  await call(${SHOWN}, { body })`,
    '} catch (error) {',
    `  const failed = ApiError.of(error, '${SHOWN}')`,
    '  failed?.code',
    `  // ${names.slice(0, 2).join(' | ')}`,
    `  // | ${names.slice(2).join(' | ')}`,
    '}',
  ].join('\n')
}

async function worldSample(): Promise<string> {
  const world = await createWorld()
  const routes = worldRoutes({ of: async () => world, reset: async () => world })
  const path = '/v3/delay-detail?token=t'
  const response = await getResponse(
    routes,
    new Request(`http://localhost:4020${path}`, { method: 'POST', body: new URLSearchParams({ orderId: '1' }) }),
  )
  const reply: unknown = await response?.json()
  return ['$ npm run world', `$ curl -d orderId=1 'localhost:4020${path}'`, JSON.stringify(reply, null, 2)].join('\n')
}

/** The verifier's output for a server that sends `'0'` instead of `'00'`. */
async function verifierSample(contract: Contract): Promise<string> {
  const world = await createWorld('faq')
  const routes = worldRoutes({ of: async () => world, reset: async () => world })
  const asking = {
    server: SERVER,
    transport: async (request: Request) => {
      const response = await getResponse(routes, request)
      const reply = Object(await response?.json())
      return Response.json(reply.code === '00' ? { ...reply, code: '0' } : reply)
    },
    judge: judgeBy(contract),
    seeds: { session: { token: 'any' } },
    isWorld: false,
    answers: {},
    patience: 10_000,
    limit: 10_000,
    allow: { write: false, money: false },
    parallel: 1,
  }
  const trials = exampleTrials(contract, asking.judge, operationNamed(contract, 'listFaq'))
  const report = await verify(
    planTrials(
      trials.filter(({ outcome, isScrambled }) => outcome === 'success' && !isScrambled),
      asking,
    ),
    asking,
  )
  const [finding = ''] = summary(report, contract, SERVER).split('\n\n')
  const lines = finding.split('\n').filter((line) => !line.includes('#/paths'))
  return [`$ npm run contract:verify -- ${SERVER}`, ...lines].join('\n')
}

/** The change report after two fields were removed. */
function changesSample(document: ContractDocument, usage: Usage): string {
  const without = structuredClone(document)
  for (const [name, field] of [
    ['BankCard', 'cardNo'],
    ['VirtualAccount', 'specificNum'],
  ] as const) {
    const schema = Object(without.components.schemas[name])
    delete schema.properties[field]
    schema.required = schema.required.filter((required: string) => required !== field)
  }
  const compared = compareSides(
    { name: 'before', contract: document, usage },
    { name: 'after', contract: without, usage },
  )
  return reportChanges(compared)
    .split('\n')
    .filter((line) => line.startsWith('- '))
    .join('\n')
}
