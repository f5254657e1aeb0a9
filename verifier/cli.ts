import type { ArazzoDocument } from '../openapi/journeys.ts'
import type { AnswerCommands } from './answers.ts'
import { CannotVerify } from './cannot-verify.ts'
import { type Contract, readContract } from './contract.ts'
import { JOURNEYS } from './journeys.ts'
import { judgeBy } from './judge.ts'
import { type Options, readOptions, readText } from './options.ts'
import { probe } from './probe.ts'
import { requireKnownReports, writeReports } from './reports/write-reports.ts'
import { planText, summary } from './terminal.ts'
import type { Trial } from './trial.ts'
import { allTrials } from './trials/all.ts'
import { prismTrials } from './trials/prism.ts'
import { planTrials, type Report, verify, type VerifyOptions } from './verify.ts'

/** Trials at once where none meets another. */
const AT_ONCE = 8

interface Command {
  /** As people type it, for what is wrong with its arguments. */
  name: string
  args: string[]
  /** The bundle that it brings, read only where no other is named. */
  bundle: () => Promise<unknown>
  journeys: () => Promise<ArazzoDocument>
}

/** Runs the verifier. Answers its exit code: 0 nothing found, 1 findings, 2 could not run or tested nothing. */
export async function main({ name, args, bundle, journeys }: Command): Promise<0 | 1 | 2> {
  try {
    const options = await readOptions(name, args)
    requireKnownReports(options.report)
    const contract = readContract(options.bundle === undefined ? await bundle() : await bundleIn(options.bundle))
    const planned = planTrials(trialsOf(contract, await journeys(), options), askingOf(contract, options))
    if (options.plan) {
      console.log(planText(planned))
      return 0
    }
    const asking = askingOf(contract, options)
    await probe([...new Set(planned.map(({ trial }) => trial.operation))], asking)
    const report = await verify(planned, asking)
    console.log(summary(report, contract, options.server))
    const date = new Date().toISOString().slice(0, 16).replace('T', ' ')
    await writeReports(options.report, report, { server: options.server, date: `${date} UTC`, contract })
    return report.findings.length > 0 || failsDemands(report, options) ? 1 : 0
  } catch (error) {
    if (!(error instanceof CannotVerify)) throw error
    console.error(error.message)
    return 2
  }
}

async function bundleIn(file: string): Promise<unknown> {
  const text = await readText(file, 'bundle')
  try {
    return JSON.parse(text)
  } catch {
    throw new CannotVerify(`The bundle ${file} is no JSON.`)
  }
}

/** The trials of the operations that are wanted. */
function trialsOf(
  contract: Contract,
  journeys: ArazzoDocument,
  { only, tags, seed, prism: isPrism, 'exclude-unspecified': isSpecifiedOnly }: Options,
): Trial[] {
  const operations = [...contract.operations.values()]
  const unknown = only.find((name) => !contract.operations.has(groupIn(name)) && groupIn(name) !== JOURNEYS)
  if (unknown) throw new CannotVerify(`--only ${unknown}: the contract has no such operation.`)
  const noTag = tags.find((tag) => !operations.some((operation) => operation.tags.includes(tag)))
  if (noTag)
    throw new CannotVerify(
      `--tags ${noTag}: the contract has ${[...new Set(operations.flatMap((operation) => operation.tags))].join(', ')}.`,
    )
  const trials = allTrials(contract, journeys, seed)
  return (isPrism ? prismTrials(trials) : trials)
    .filter(({ steps }) => !isSpecifiedOnly || !steps.some(({ operation }) => operation.tags.includes('unspecified')))
    .filter(({ operation }) => tags.length === 0 || operation.tags.some((tag) => tags.includes(tag)))
    .filter(({ name }) => only.length === 0 || only.includes(groupIn(name)) || only.includes(name))
}

/** The operation that a trial is of, or that it is a journey. */
const groupIn = (name: string) => name.split('/')[0] ?? ''

function askingOf(contract: Contract, options: Options): VerifyOptions {
  const isMock = options.world || options.prism
  return {
    server: options.server,
    transport: fetch,
    judge: judgeBy(contract),
    seeds: options.held,
    isWorld: isMock,
    // A mock takes the contract's own.
    answers: isMock ? {} : answerCommands(options),
    patience: options.patience * 1000,
    limit: options['max-time'] * 1000,
    allow: { write: options['allow-writes'], money: options['allow-money'] },
    parallel: isMock ? AT_ONCE : 1,
    onResult: progress(),
  }
}

const answerCommands = ({ 'captcha-cmd': captcha, 'otp-cmd': sms }: Options): AnswerCommands => ({
  ...(captcha !== undefined && { captcha }),
  ...(sms !== undefined && { sms }),
})

const EVERY = 2000

/** Says how far a long run is, on a terminal in place, else seldom. */
function progress(): (result: unknown, done: number, total: number) => void {
  let last = performance.now()
  return (_result, done, total) => {
    const isTerminal = process.stderr.isTTY
    if (done < total && performance.now() - last < (isTerminal ? 100 : EVERY)) return
    last = performance.now()
    if (isTerminal) process.stderr.write(`\r${done < total ? `${done} of ${total} trials` : ' '.repeat(40)}\r`)
    else if (done < total) console.error(`${done} of ${total} trials`)
  }
}

/** What was demanded of the run beside no findings. */
function failsDemands({ results }: Report, options: Options): boolean {
  const tried = results.filter(({ state }) => state !== 'skipped').length
  const coverage = (100 * tried) / results.length
  if (options.require === 'all' && tried < results.length) {
    console.error(`--require all: ${results.length - tried} trials were not sent.`)
    return true
  }
  if (coverage < options['min-coverage']) {
    console.error(`--min-coverage ${options['min-coverage']}: only ${coverage.toFixed(1)} % of the trials were sent.`)
    return true
  }
  return false
}
