import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, test } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'rupya-build-'))
afterAll(() => rmSync(folder, { recursive: true }))
const APART = JSON.stringify(resolve('scripts/build/build-apart.ts'))

/** A process that starts a build in another one, and prints its answer. Both write their process ids. */
function startBuild(name: string, task: string) {
  const [asker, builder] = [join(folder, `${name}.ts`), join(folder, `${name}-build.ts`)]
  const file = join(folder, `${name}.pid`)
  writeFileSync(
    builder,
    `import { tellParent } from ${APART}
     import { writeFileSync } from 'node:fs'
     writeFileSync(${JSON.stringify(file)}, String(process.pid))
     await tellParent(async () => { ${task} })`,
  )
  writeFileSync(
    asker,
    `import { buildApart } from ${APART}
     console.log(await buildApart(${JSON.stringify(builder)}, ['x'], { TOLD: 'yes' }))`,
  )
  const child = spawn(process.execPath, [asker], { stdio: ['ignore', 'pipe', 'pipe'] })
  const builderId = () => Number(readFileSync(file, 'utf8'))
  const said = Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')])
  return { child, builderId, end: said.then(([out, err, [code]]) => ({ code, out, err })) }
}

const isRunning = (id: number) => {
  try {
    return process.kill(id, 0)
  } catch {
    return false
  }
}

test.concurrent('A build tells what came of it, and its process ends', async ({ expect }) => {
  const { builderId, end } = startBuild('tells', `return process.env.TOLD + process.argv[2]`)
  expect(await end).toEqual({ code: 0, out: 'yesx\n', err: '' })
  expect(isRunning(builderId())).toBe(false)
})

test.concurrent('A build that is killed ends who asked for it, and that is said', async ({ expect }) => {
  const { end } = startBuild('is-killed', `process.kill(process.pid, 'SIGKILL'); await new Promise(() => {})`)
  expect(await end).toEqual({ code: 1, out: '', err: 'The build was ended by SIGKILL\n' })
})

test.for(['SIGINT', 'SIGTERM', 'SIGKILL'] as const)(
  'Who is ended by %s leaves no build behind',
  async (signal, { expect }) => {
    const { child, builderId, end } = startBuild(
      `ends-${signal}`,
      `await new Promise((done) => setTimeout(done, 60_000))`,
    )
    await expect.poll(() => isRunning(builderId())).toBe(true)
    child.kill(signal)
    await end
    await expect.poll(() => isRunning(builderId())).toBe(false)
  },
)
