import { type OperationContract, operations, UNNAMED_FAILURE } from '../../../mocks/contract.ts'
import { bodyOf, changeReplies, changeRequests, inEnvelope, type Mutant, without } from './mutant.ts'

const mutant = (operation: OperationContract, what: string, make: Mutant['make'], outcome?: string): Mutant => ({
  family: 'outcome',
  name: `${operation.id}${outcome ? `/${outcome}` : ''}: ${what}`,
  operation: operation.id,
  make,
  ...(outcome !== undefined && { outcome }),
})

const succeed = (operation: OperationContract) => () => {
  const body = bodyOf(operation, 'success')
  return body
    ? Response.json(body)
    : new Response('<svg xmlns="http://www.w3.org/2000/svg"/>', { headers: { 'content-type': 'image/svg+xml' } })
}

const TOKEN = '723421968459640832'

/** A server that treats every caller as its first borrower. */
function anybody(operation: OperationContract) {
  return changeRequests(operation, (request) => {
    const url = new URL(request.url)
    url.searchParams.set('token', TOKEN)
    return new Request(url, request)
  })
}

/** A server that checks who calls for a card repayment, but not their session. */
function anyCardSession(operation: OperationContract) {
  return changeRequests(operation, (request) => {
    const headers = new Headers(request.headers)
    if (headers.has('userId')) headers.set('sessionId', '5c1f0a7e94')
    return new Request(request, { headers })
  })
}

/** A failure with another name than the correct one. */
function otherFailures({ outcomes }: OperationContract, name: string): [string, number | string][] {
  const named = Object.entries(outcomes.failures).map(([other, { code }]): [string, number | string] => [other, code])
  const unnamed: [string, number | string] = ['other', UNNAMED_FAILURE.code]
  return [...named, unnamed].filter(([other]) => other !== name)
}

const REFUSAL = { ...UNNAMED_FAILURE, data: null }
const NO_SESSION = { code: 401, message: 'Please log in.', data: null }
const json = { 'content-type': 'application/json' }

const ofAll = (operation: OperationContract): Mutant[] => [
  mutant(
    operation,
    'refuses all',
    changeReplies(operation, undefined, () => Response.json(REFUSAL)),
  ),
  mutant(
    operation,
    'is always ended',
    changeReplies(operation, undefined, () => new Response(null, { status: 401 })),
  ),
  mutant(
    operation,
    'refuses what is right',
    changeReplies(operation, 'success', () => Response.json(REFUSAL)),
    'success',
  ),
]

const ofSession = (operation: OperationContract): Mutant[] =>
  [
    mutant(
      operation,
      'as HTTP 200',
      changeReplies(operation, 'sessionEnded', () => Response.json(NO_SESSION)),
      'sessionEnded',
    ),
    mutant(operation, 'answers whoever calls', anybody(operation), 'sessionEnded'),
    operation.session === 'card'
      ? [mutant(operation, 'takes any sessionId', anyCardSession(operation), 'sessionEnded')]
      : [],
  ].flat()

const ofFailure = (operation: OperationContract, name: string): Mutant[] =>
  [
    mutant(operation, 'succeeds all the same', changeReplies(operation, name, succeed(operation)), name),
    mutant(
      operation,
      'as HTTP 400',
      changeReplies(operation, name, ({ text }) => new Response(text, { status: 400, headers: json })),
      name,
    ),
    otherFailures(operation, name).map(([other, code]) =>
      mutant(operation, `told as ${other}`, tellAs(operation, name, code), name),
    ),
  ].flat()

const tellAs = (operation: OperationContract, name: string, code: number | string) =>
  changeReplies(operation, name, ({ text }) =>
    Response.json(inEnvelope(JSON.parse(text), (body) => ({ ...without(body, 'reasons'), code }))),
  )

/** Each operation that answers every outcome, failure and session error with another one. */
export const outcomeMutants: Mutant[] = operations.flatMap((operation) =>
  [
    ofAll(operation),
    operation.session === 'none' ? [] : ofSession(operation),
    Object.keys(operation.outcomes.failures).flatMap((name) => ofFailure(operation, name)),
  ].flat(),
)
