import { spawn } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { resolve } from 'node:path'
import { chooseShift } from '../../tests/journeys/ports.ts'
import { stepsInDoubt } from './choose-steps.ts'
import { ANSWERS, type Counts, REPORTS, type Step } from './steps.ts'

/**
 * Runs steps, light ones beside others, and prints what each says. Returns what they counted, and the names of those that
 * failed, and of those that were not run because of these.
 */
export async function runSteps(steps: readonly Step[], { isFull }: { isFull: boolean }) {
  let isStopped = false
  const stop = () => {
    isStopped = true
  }
  const total: Counts = { passed: 0, failed: 0, failures: [] }
  const failed: string[] = []
  const inDoubt: string[] = []
  const running = new Map<string, Promise<void>>()
  const succeeded = new Set<string>()

  // All steps of a run use the same ports.
  await chooseShift()
  for (const step of steps) {
    if (running.size > 1) await Promise.race(running.values())
    if (step.isOpener) await running.get('preview')
    for (const name of step.trusts ?? []) await running.get(name)
    if (!step.isLight) await Promise.all(running.values())
    if (isStopped) break
    if (stepsInDoubt(steps, failed).includes(step)) {
      inDoubt.push(step.name)
      continue
    }
    const ran = runStep(step).finally(() => running.delete(step.name))
    running.set(step.name, ran)
    if (!step.isLight) await ran
  }
  await Promise.all(running.values())
  return { total, failed, inDoubt }

  async function runStep({ name, description, command, counts, leaves, isLight = false, isOpener = false }: Step) {
    const begin = `\n▸ ${name}: ${description}`
    // A step that runs beside another prints all its output at its end.
    if (!isLight) console.log(begin)
    const started = performance.now()
    // Output of an earlier run must not count.
    if (leaves) await rm(leaves, { recursive: true, force: true })
    if (name === 'journeys') await rm(ANSWERS, { force: true })
    const env = isOpener && succeeded.has('preview') ? { RUPYA_BUILT: '1' } : {}
    const { ok, said } = await runCommand(command, { isFull, isKept: isLight, env, onStop: stop }).catch(
      (error: unknown) => {
        console.error(error)
        return { ok: false, said: '' }
      },
    )
    // A runner that dies before its report has failed, whatever it counted. A skipped test has not passed.
    const counted = await counts?.().catch(() => undefined)
    const failures = Math.max(counted?.failed ?? 0, ok ? 0 : 1)
    total.passed += counted ? counted.passed : Number(ok)
    total.failed += failures
    if (failures === 0) succeeded.add(name)
    else failed.push(name)
    total.failures.push(...(counted?.failures ?? []))
    if (isLight) process.stdout.write(`${begin}\n${said}`)
    console.log(`${failures === 0 ? '✓' : '✗'} ${name} (${((performance.now() - started) / 1000).toFixed(1)} s)`)
  }
}

interface Running {
  isFull: boolean
  /** Whether its output is kept instead of printed. */
  isKept?: boolean
  env?: Record<string, string>
  onStop?: () => void
}

/** Runs a command with the project's own Node to its end. Returns whether it succeeded, and its output if that is kept. */
export async function runCommand(
  command: string[],
  { isFull, isKept = false, env = {}, onStop }: Running,
): Promise<{ ok: boolean; said: string }> {
  const child = spawn(process.execPath, command, {
    stdio: isKept ? ['inherit', 'pipe', 'pipe'] : 'inherit',
    env: {
      ...process.env,
      // Without failures, the log shows only what ran.
      NODE_OPTIONS: `${process.env['NODE_OPTIONS'] ?? ''} --disable-warning=ExperimentalWarning`,
      ...(isFull && { RUPYA_FULL: '1' }),
      RUPYA_REPORTS: resolve(REPORTS),
      // A run starts many small programs of the project.
      NODE_COMPILE_CACHE: resolve('.cache/compiled'),
      ...env,
    },
  })
  // Ending this run ends what it started. On any other signal, Playwright would leave its servers running.
  const pass = () => {
    onStop?.()
    child.kill('SIGINT')
  }
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => {
      said += text
    })
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
  for (const signal of signals) process.on(signal, pass)
  const code = await new Promise<number>((done, fail) => {
    child.on('close', (status) => done(status ?? 1))
    child.on('error', fail)
  })
  for (const signal of signals) process.off(signal, pass)
  return { ok: code === 0, said }
}
