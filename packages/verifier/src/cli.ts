import { basename, isAbsolute, relative } from 'node:path'
import type { AnswerCommands } from './answers.ts'
import type { ArazzoDocument } from './arazzo.ts'
import { CannotVerify } from './cannot-verify.ts'
import { clockBy } from './clock.ts'
import { type Contract, readContract } from './contract.ts'
import { gatewayOf } from './gateway.ts'
import { type Identity, identityOf } from './identity.ts'
import { JOURNEYS } from './journeys.ts'
import { judgeBy } from './judge.ts'
import type { ContractOperation } from './operations.ts'
import { helpText, type Options, readHeld, readOptions, readText } from './options.ts'
import { probe } from './probe.ts'
import { planText } from './plan.ts'
import { printable, printableLines } from './printable.ts'
import { othersWarnings } from './others.ts'
import { nodeTransport, proxyFor } from './node-transport.ts'
import { githubAnnotations, isGithub } from './reports/annotations.ts'
import { lineFinder } from './reports/json-lines.ts'
import { requireReports, writeReports } from './reports/write-reports.ts'
import { RESET_FAILED } from './reset.ts'
import { secretsHidden } from './secrets.ts'
import { allWarnings } from './seed-warnings.ts'
import type { Seeds } from './seeds.ts'
import { seedsTemplateIn } from './seeds-template.ts'
import { seconds } from './send.ts'
import { stopping } from './stopping.ts'
import { namesOf, summary } from './terminal.ts'
import type { Trial } from './trial.ts'
import { allTrials } from './trials/all.ts'
import { prismTrials } from './trials/prism.ts'
import { MOCKS_ONLY, planTrials, type Report, verify, type VerifyOptions } from './verify.ts'

/** How many trials run at once at a mock. */
const AT_ONCE = 8

interface Command {
  /** The command as people type it, for messages about its arguments. */
  name: string
  args: string[]
  version: string
  /** Where the documentation is, for `--help`. */
  readme?: string
  /** The contract and its journeys that belong to the command, read only if no others are named. */
  bundle?: () => Promise<unknown>
  /** The file of that contract. */
  bundleFile?: string
  journeys?: () => Promise<unknown>
}

/**
 * Runs the verifier. Returns its exit code: 0 nothing found, 1 findings, 2 could not run or tested nothing, 130
 * and more interrupted.
 */
export async function main(command: Command): Promise<number> {
  const { name, version, args, readme } = command
  let hidden = (text: string) => text
  let stop: ReturnType<typeof stopping> | undefined
  try {
    const options = readOptions(name, args)
    if (options === 'help' || options === 'version') {
      console.log(options === 'help' ? helpText(name, readme) : version)
      return 0
    }
    stop = stopping(options['time-limit'] * 1000)
    const bundle = await bundleOf(command, options)
    const { credentials, values: gateway } = gatewayOf(bundle, options.header, options.basic)
    const contract = readContract(bundle, credentials, await placesIn(command, options))
    const held = await readHeld(options, contract)
    hidden = secretsHidden(held, contract.credentials, gateway)
    if (!options.plan) await requireReports(options.report)
    const all = allTrials(contract, await journeysOf(command, options), options.seed)
    const trials = selected(contract, all, options)
    if (options['seeds-template'] !== undefined) {
      console.log(await seedsTemplateIn(options['seeds-template'], contract, trials, allowed(options)))
      return 0
    }
    const asking = { ...askingOf(contract, held, options, await identityOf(options)), gateway, stop: stop.signal }
    const planned = planTrials(trials, asking)
    if (options.plan) {
      console.log(printableLines(hidden(await planText(planned, asking))))
      return 0
    }
    await probing([...new Set(planned.map(({ trial }) => trial.operation))], asking, [...contract.operations.values()])
    if (options.only.length + options.tags.length > 0 && planned.some(({ skip }) => skip === undefined))
      console.log(`Only: ${namesOf([...new Set(trials.map((trial) => groupIn(trial.name)))])}`)
    const found = await verify(planned, asking)
    const report = {
      ...found,
      warnings: asking.isWorld ? [] : [...allWarnings(all, planned, held, found, asking), ...othersWarnings(all, held)],
    }
    console.log(printableLines(hidden(summary(report, contract, options.server))))
    if (isGithub() && report.findings.length > 0) console.log(printableLines(githubAnnotations(report, hidden)))
    const date = `${new Date().toISOString().slice(0, 16).replace('T', ' ')} UTC`
    const { file, text } = await contractPlace(command, options)
    await writeReports(options.report, report, { server: options.server, date, contract, file, text, hidden })
    return stop.code() ?? (report.findings.length > 0 || failsDemands(report, options) ? 1 : 0)
  } catch (error) {
    console.error(printableLines(hidden(error instanceof CannotVerify ? error.message : mistakeSentence(error))))
    return stop?.code() ?? 2
  } finally {
    stop?.end()
  }
}

/** Only `CannotVerify` is expected here. */
function mistakeSentence(error: unknown): string {
  const { message, stack } = Object(error)
  const [place = ''] = /\([^()]+:\d+:\d+\)|at file:\S+:\d+:\d+/.exec(String(stack)) ?? []
  return `The verifier itself has failed, which says nothing about the server: ${printable(String(message ?? error))} ${place}`
}

const QUIET = 3000

/** First sends a few calls, and says what it is waiting for if that takes long. */
async function probing(
  operations: ContractOperation[],
  asking: VerifyOptions,
  others: ContractOperation[],
): Promise<void> {
  const timer = setTimeout(
    () => console.error(`Waiting for ${asking.server} to answer, ${seconds(asking.patience)} at most.`),
    QUIET,
  )
  await probe(operations, asking, others).finally(() => clearTimeout(timer))
}

async function bundleOf({ bundle }: Command, { bundle: file }: Options): Promise<unknown> {
  if (file !== undefined) return jsonIn(file, 'bundle')
  if (!bundle) throw new CannotVerify('Say what the contract is: --bundle openapi.json.')
  return bundle()
}

/** The contract's text and the name of its file; and `file`, its path, if it is in the folder where the command runs. */
async function contractPlace({ bundleFile }: Command, { bundle: file = bundleFile }: Options) {
  if (file === undefined) return { name: 'openapi.json', file, text: '' }
  const path = relative('', file).replaceAll('\\', '/')
  // A contract that was packed with the command is in no repository.
  const isOwn = !isAbsolute(path) && !path.startsWith('..') && !path.includes('node_modules')
  return { name: basename(file), file: isOwn ? path : undefined, text: await readText(file, 'bundle') }
}

/** Names a place of the contract by its file and line. */
async function placesIn(command: Command, options: Options): Promise<(pointer: string) => string> {
  const { name, file = name, text } = await contractPlace(command, options)
  const lineOf = lineFinder(text)
  return (pointer) => `${file}:${lineOf(pointer)}: ${pointer}`
}

/** The journeys; undefined if there are none. Their parts are checked where they are used. */
async function journeysOf({ journeys }: Command, { journeys: file }: Options): Promise<ArazzoDocument | undefined> {
  const found: unknown = file === undefined ? await journeys?.() : await jsonIn(file, 'journeys')
  if (found !== undefined && !Array.isArray(Object(found).workflows))
    throw new CannotVerify('The journeys are not an Arazzo document.')
  return found as ArazzoDocument | undefined
}

async function jsonIn(file: string, what: string): Promise<unknown> {
  const text = await readText(file, what)
  try {
    return JSON.parse(text)
  } catch {
    throw new CannotVerify(`The ${what} ${file} is not JSON.`)
  }
}

/** The trials of the selected operations. */
function selected(
  contract: Contract,
  trials: Trial[],
  { only, tags, prism: isPrism, 'exclude-tags': without, 'exclude-unspecified': isSpecifiedOnly }: Options,
): Trial[] {
  const operations = [...contract.operations.values()]
  const excluded = [...without, ...(isSpecifiedOnly ? ['unspecified'] : [])]
  const unknown = only.find((name) => !contract.operations.has(groupIn(name)) && groupIn(name) !== JOURNEYS)
  if (unknown) throw new CannotVerify(`--only ${unknown}: the contract has no such operation.`)
  const noTag = [...tags, ...without].find((tag) => !operations.some((operation) => operation.tags.includes(tag)))
  if (noTag)
    throw new CannotVerify(
      `--${tags.includes(noTag) ? 'tags' : 'exclude-tags'} ${noTag}: the contract has ${[...new Set(operations.flatMap((operation) => operation.tags))].join(', ')}.`,
    )
  const unnamed = only.find((name) => name.includes('/') && !trials.some((trial) => trial.name === name))
  if (unnamed !== undefined) throw new CannotVerify(`--only ${unnamed}: there is ${siblingsOf(unnamed, trials)}.`)
  return (isPrism ? prismTrials(trials) : trials)
    .filter(({ steps }) => !steps.some(({ operation }) => operation.tags.some((tag) => excluded.includes(tag))))
    .filter(({ operation }) => tags.length === 0 || operation.tags.some((tag) => tags.includes(tag)))
    .filter(({ name }) => only.length === 0 || only.includes(groupIn(name)) || only.includes(name))
}

const siblingsOf = (name: string, trials: Trial[]) =>
  namesOf(trials.filter((trial) => groupIn(trial.name) === groupIn(name)).map((trial) => trial.name))

/** The operation in a trial's name; `journeys` for a journey. */
const groupIn = (name: string) => name.split('/')[0] ?? ''

function askingOf(contract: Contract, held: Seeds, options: Options, identity: Identity | undefined): VerifyOptions {
  const isMock = options.world || options.prism
  return {
    server: options.server,
    ...transportsTo(options.server, identity),
    ...(identity && { curlOptions: identity.curl }),
    judge: judgeBy(contract),
    seeds: held,
    isWorld: isMock,
    // A mock accepts the contract's own values.
    answers: isMock ? {} : answerCommands(options),
    ...(options['later-cmd'] !== undefined && { clock: clockBy(options['later-cmd']) }),
    patience: options.patience * 1000,
    limit: options['max-time'] * 1000,
    allow: allowed(options),
    parallel: isMock ? AT_ONCE : options.parallel,
    pace: options.pace,
    ...(options['before-each'] !== undefined && { reset: options['before-each'] }),
    onResult: progress(),
  }
}

const allowed = (options: Options) => ({ write: options['allow-writes'], money: options['allow-money'] })

function transportsTo(
  server: string,
  identity: Identity | undefined,
): Pick<VerifyOptions, 'transport' | 'alone' | 'proxy'> {
  const proxy = proxyFor(server, process.env)
  return {
    // The fetch of Node knows neither.
    transport: proxy || identity ? nodeTransport({ proxy, keepAlive: true, identity }) : fetch,
    alone: nodeTransport({ proxy, keepAlive: false, identity }),
    ...(proxy && { proxy: proxy.host }),
  }
}

const answerCommands = ({ 'captcha-cmd': captcha, 'otp-cmd': sms }: Options): AnswerCommands => ({
  ...(captcha !== undefined && { captcha }),
  ...(sms !== undefined && { sms }),
})

const EVERY = 2000

/** Reports the progress of a long run: in place on a terminal, else rarely. */
function progress(): (result: unknown, done: number, total: number) => void {
  let last: number | undefined
  return (_result, done, total) => {
    const isTerminal = process.stderr.isTTY
    last ??= performance.now()
    if (done < total && performance.now() - last < (isTerminal ? 100 : EVERY)) return
    last = performance.now()
    if (isTerminal) process.stderr.write(`\r${done < total ? `${done} of ${total} trials` : ' '.repeat(40)}\r`)
    else if (done < total) console.error(`${done} of ${total} trials`)
  }
}

/** Whether the run fails for another reason than its findings. */
function failsDemands({ results }: Report, options: Options): boolean {
  const reset = results.find(({ why }) => why?.startsWith(RESET_FAILED))
  if (reset) {
    console.error(`${reset.why}. Later trials were not sent.`)
    return true
  }
  const demanded = results.filter(({ why }) => why !== MOCKS_ONLY)
  const tried = demanded.filter(({ state }) => state !== 'skipped').length
  const coverage = (100 * tried) / demanded.length
  if (options.require === 'all' && tried < demanded.length) {
    console.error(`--require all: ${demanded.length - tried} trials were not sent.`)
    return true
  }
  if (coverage < options['min-coverage']) {
    console.error(`--min-coverage ${options['min-coverage']}: only ${coverage.toFixed(1)} % of the trials were sent.`)
    return true
  }
  return false
}
