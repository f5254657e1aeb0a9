import { REFUSED } from './ask-busy.ts'
import { boundedAnswer } from './bounded-answer.ts'
import { brokenJson, jsonIn } from './broken-json.ts'
import type { Failure } from './bundle.ts'
import { branchOf, type Contract } from './contract.ts'
import type { ContractOperation } from './operations.ts'
import { printable } from './printable.ts'
import type { Reply } from './send.ts'
import { type Problem, schemaChecker } from './schema-problems.ts'
import { shown } from './shown.ts'
import { brokenRules } from './reply-rules.ts'

/** Marks a code that the contract does not name. */
export const UNNAMED = '(a failure without a name)'

/** What a reply means according to the contract, and what is wrong with it. */
export interface Verdict {
  /**
   * The outcome's name: `success`, a failure's, `other` (an unnamed failure), `sessionEnded`, `busy`; undefined if it has
   * none.
   */
  outcome: string | undefined
  envelope: 'plain' | 'scrambled' | undefined
  /** The reply with plain names, for steps and journeys. */
  body: Record<string, unknown> | undefined
  problems: Problem[]
  /** The reply in a few words: `code 9999 (a failure without a name)`. */
  came: string
  /** The server's message about a failure. */
  message?: string | undefined
}

interface Judge {
  (operation: ContractOperation, reply: Reply): Verdict
  /** The key of the code in a reply. */
  codeKey: string
}

/** Reads replies by the outcomes of their operations. */
export function judgeBy(contract: Contract): Judge {
  const check = schemaChecker(contract)
  const hasZero = [...contract.operations.values()].some((operation) => successCodes(operation).some(isLikeZero))
  const codeKey = contract.envelope.code
  const plainNames = new Map(Object.entries(contract.scrambled).map(([plain, scrambled]) => [scrambled, plain]))

  return Object.assign(judge, { codeKey })

  function judge(operation: ContractOperation, reply: Reply): Verdict {
    if (operation.security.length > 0 && contract.sessionStatuses.includes(reply.status))
      return { ...NOTHING, outcome: 'sessionEnded', came: `HTTP ${reply.status}` }
    if (isBusy(reply)) return { ...NOTHING, outcome: 'busy', came: `HTTP ${reply.status}` }
    if (!operation.statuses.includes(reply.status))
      return unreadable(`HTTP ${reply.status}`, {
        path: 'HTTP status',
        says: `is ${reply.status}, must be ${operation.statuses.join(' or ')}: the outcome is told by \`${codeKey}\``,
        about: `HTTP ${reply.status}`,
        ...(isOfRouter(reply) && { isAbsent: true }),
      })
    if (operation.outcomes.success.code === 'image' && isPicture(operation, reply))
      return { ...NOTHING, outcome: 'success', came: 'a picture' }
    const parsed = parse(reply.text)
    if (parsed === undefined) {
      const { kind, quote } = kindOfText(reply)
      const came = quote === undefined ? kind : `${kind} (${quote})`
      const says = `is ${came}, must be a JSON object with \`${codeKey}\``
      return unreadable(came, { path: 'body', says, about: kind })
    }
    const bounded = boundedAnswer(parsed)
    if ('tooLarge' in bounded)
      return unreadable('too large an answer', {
        path: 'body',
        says: `is too large to be judged: it has ${bounded.tooLarge}`,
      })
    const verdict = judgeObject(operation, reply, bounded.value)
    if (!bounded.cut) return verdict
    const cut = plainPath({ ...bounded.cut, pointer: '' })
    // The list was counted before it was cut.
    return { ...verdict, problems: [cut, ...verdict.problems.filter(({ path }) => path !== cut.path)] }
  }

  /** Whether no operation of the contract has answered: the status of a router, and no code. */
  function isOfRouter({ status, text }: Reply) {
    const body = parse(text) ?? {}
    return ABSENT.has(status) && !Object.keys(body).some((key) => (plainNames.get(key) ?? key) === codeKey)
  }

  function isBusy({ status, retryAfter }: Reply) {
    return contract.busyStatuses.includes(status) && (status === REFUSED || retryAfter !== undefined)
  }

  function judgeObject(operation: ContractOperation, reply: Reply, parsed: Record<string, unknown>): Verdict {
    const type = reply.type === 'application/json' ? [] : [typeProblem(reply)]
    const isScrambled = Object.keys(parsed).some((key) => plainNames.has(key))
    const body = Object.fromEntries(Object.entries(parsed).map(([key, value]) => [plainNames.get(key) ?? key, value]))
    const envelope = isScrambled ? 'scrambled' : 'plain'
    const mixed = isScrambled && Object.keys(contract.scrambled).some((key) => Object.hasOwn(parsed, key))
    if (mixed)
      return {
        outcome: undefined,
        envelope,
        body,
        came: 'a mixed envelope',
        problems: [problem('body', 'mixes plain and scrambled names')],
      }
    if (!Object.hasOwn(body, codeKey))
      return { ...unreadable(`no \`${codeKey}\``, { path: codeKey, says: 'is missing' }), envelope, body }
    const outcome = outcomeOf(operation, body[codeKey], hasZero)
    const branch = branchOf(operation, outcome.name, isScrambled, contract)
    if (!branch)
      return {
        outcome: undefined,
        envelope,
        body,
        came: outcome.came,
        problems: [
          ...type,
          problem(codeKey, outcome.wrong ?? `is ${shown(body[codeKey])}, which this operation never answers`),
        ],
      }
    if (outcome.wrong)
      return {
        outcome: undefined,
        envelope,
        body,
        came: outcome.came,
        problems: [...type, problem(codeKey, outcome.wrong, branch.codeAt)],
      }
    const problems = check(parsed, branch.schema, branch.pointer).map((found) => plainPath(found))
    const status = outcome.name === 'success' && reply.status >= 400 ? [statusProblem(operation, reply)] : []
    const untrue = brokenRules({ ...reply, body: parsed })
      .map(plainPath)
      .filter(({ path }) => !problems.some((problem) => problem.path === path))
    return {
      outcome: outcome.name,
      envelope,
      body,
      came: outcome.came,
      message: outcome.name === 'success' ? undefined : shortMessage(body[contract.envelope.message]),
      problems: [...status, ...type, ...problems, ...untrue],
    }
  }

  function statusProblem({ statuses }: ContractOperation, { status }: Reply) {
    return problem(
      'HTTP status',
      `is ${status} with a success, must be ${statuses.filter((one) => one < 400).join(' or ')}`,
    )
  }

  function plainPath(found: Problem): Problem {
    const [first = '', ...rest] = found.path.split(/(?=[.[])/)
    return { ...found, path: [plainNames.get(first) ?? first, ...rest].join('') }
  }
}

/** What a server answers for a path or a method that it does not have. */
const ABSENT = new Set([404, 405, 501])

/** Longer ones are not shown: they could be cut within a secret, which would then be printed. */
const LONGEST_MESSAGE = 200

const shortMessage = (message: unknown) =>
  typeof message === 'string' && message !== '' && message.length <= LONGEST_MESSAGE ? printable(message) : undefined

const NOTHING = { envelope: undefined, body: undefined, problems: [] }

const problem = (path: string, says: string, pointer = ''): Problem => ({ path, says, pointer })

const unreadable = (came: string, found: Omit<Problem, 'pointer'>): Verdict => ({
  ...NOTHING,
  outcome: undefined,
  came,
  problems: [{ ...found, pointer: '' }],
})

const isPicture = ({ replies }: ContractOperation, { type, text }: Reply) =>
  type.startsWith('image/') && Object.hasOwn(replies, type) && text !== ''

const typeProblem = ({ type }: Reply) =>
  problem('content-type', `is ${type === '' ? 'missing' : shown(type)}, must be 'application/json'`)

function parse(text: string): Record<string, unknown> | undefined {
  const value = jsonIn(text)
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : undefined
}

/** What a text is that is no JSON object. A `quote` differs from reply to reply. */
function kindOfText({ text, type }: Reply): { kind: string; quote?: string } {
  if (text.trim() === '') return { kind: 'empty' }
  if (type === 'text/html' || /^\s*<(!doctype|html)/i.test(text)) return { kind: 'an HTML page' }
  if (type.startsWith('image/')) return { kind: 'a picture' }
  if (text.includes('\0')) return { kind: 'a text that is not UTF-8' }
  const value = jsonIn(text)
  if (Array.isArray(value)) return { kind: 'a JSON list' }
  if (typeof value === 'string' && parse(value)) return { kind: 'a JSON text with JSON inside it' }
  if (/^\s*[[{]/.test(text)) return { kind: brokenJson(text) }
  if (/^\s*[\w$.]+\(\s*[[{]/.test(text)) return { kind: 'a script that calls a function (JSONP)' }
  return { kind: 'a text', quote: shown(text.trim()) }
}

/** Values that some readers treat as zero. */
const LIKE_ZERO = /^[\s0０+.-]*$/
const isLikeZero = (code: string | number) => LIKE_ZERO.test(String(code))

/** The codes of an operation's success; none if it is a picture. */
function successCodes({ outcomes }: ContractOperation): (string | number)[] {
  const { code } = outcomes.success
  if (code === 'zero') return [0, '0', '00']
  return code === 'image' ? [] : [code].flat()
}

interface CodeRead {
  name: string
  came: string
  /** Why the contract does not allow this code. */
  wrong?: string
}

/** `hasZero`: some operation of the contract succeeds with a zero, so no failure may look like a zero. */
function outcomeOf(operation: ContractOperation, code: unknown, hasZero: boolean): CodeRead {
  const allowed = successCodes(operation)
  const came = `code ${shown(code)}`
  if (typeof code !== 'string' && typeof code !== 'number')
    return { name: 'success', came, wrong: `is ${shown(code)}, must be a number or a text` }
  if (allowed.includes(code)) return { name: 'success', came: `${came} (success)` }
  const isLike = (one: string | number) => String(one).toLowerCase() === String(code).trim().toLowerCase()
  if ((hasZero && isLikeZero(code)) || allowed.some(isLike))
    return { name: 'success', came, wrong: `is ${shown(code)}, must be ${wantedCode(operation)}` }
  const named = Object.entries(operation.outcomes.failures).find(([, failure]) => isCode(failure, code))
  if (named) return { name: named[0], came: `${came} (${named[0]})` }
  return { name: 'other', came: `${came} ${UNNAMED}` }
}

function wantedCode({ outcomes }: ContractOperation): string {
  const { code } = outcomes.success
  if (code === 'image') return 'a picture'
  return code === 'zero' ? '0' : [code].flat().map(shown).join(' or ')
}

const isCode = (failure: Failure, code: string | number) => String(failure.code) === String(code)
