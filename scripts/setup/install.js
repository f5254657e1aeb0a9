// Installs the packages of package-lock.json once, with npm. Of two commands that start on a fresh clone, one installs and the
// other waits.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { SetupError } from './setup-error.js'

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP']
/** No installation takes so many milliseconds: a lock that is older is left over, whatever process has its number now. */
const LEFT_OVER_AFTER = 15 * 60_000

/** Installs the dependencies below `root`, or waits for another command that does. Throws a SetupError. */
export async function installOnce(root) {
  const stamp = join(root, 'node_modules', '.rupya-installed')
  const hash = createHash('sha256').update(readFileSync(join(root, 'package-lock.json')))
  const wanted = `${hash.digest('hex')} ${machine()}`
  const isDone = () => read(stamp) === wanted
  const lock = join(root, '.installing')
  if (!(await takeTurn(lock, isDone))) return
  try {
    // From now on its content is not true.
    rmSync(stamp, { force: true })
    await install(root, lock)
    writeFileSync(stamp, wanted)
  } finally {
    rmSync(lock, { force: true })
  }
}

/** Another machine may use the same folder: a container, or a second system with the same disk. npm asks for the C library too. */
function machine() {
  // No host name needs to be looked up for it.
  process.report.excludeNetwork = true
  const isMusl = process.platform === 'linux' && !process.report.getReport().header.glibcVersionRuntime
  return `${process.platform}-${process.arch}${isMusl ? '-musl' : ''}`
}

/** Resolves once nobody else installs, with whether there is still something to do. */
async function takeTurn(lock, isDone) {
  let told
  while (!isDone()) {
    try {
      writeFileSync(lock, String(process.pid), { flag: 'wx' })
      return true
    } catch (error) {
      if (error.code !== 'EEXIST') {
        // It may have been created, and not written.
        if (error.code === 'ENOSPC') rmSync(lock, { force: true })
        throw new SetupError(`The dependencies cannot be installed: ${error.message}`)
      }
    }
    const holder = read(lock)
    if (isLeftOver(lock, holder)) rmSync(lock, { force: true })
    else if (holder && told !== holder) console.log(`Waiting for process ${holder}, which is installing.`)
    told ??= holder
    await wait(200)
  }
  return false
}

/** Whether a lock's process has ended, perhaps killed. In containers, numbers repeat. */
function isLeftOver(lock, holder) {
  const age = Date.now() - (statSync(lock, { throwIfNoEntry: false })?.mtimeMs ?? Date.now())
  if (holder === String(process.pid) || age > LEFT_OVER_AFTER) return true
  try {
    return Boolean(holder) && !process.kill(Number(holder), 0)
  } catch (error) {
    return error.code === 'ESRCH'
  }
}

async function install(root, lock) {
  console.log('Installing the dependencies that package-lock.json names (once, some 700 MB)...')
  const started = Date.now()
  // NODE_ENV=production, or a person's own `omit`, would skip the tools and the project's own Node. A person's `engine-strict`
  // would refuse what runs on that Node, and not on the one that runs npm.
  const all = ['--include=dev', '--include=optional', '--engine-strict=false', '--global=false']
  const npm = spawn('npm', ['ci', ...all, '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  })
  // If this process is killed, npm goes on, and nobody may begin beside it.
  if (npm.pid) writeFileSync(lock, String(npm.pid))
  const end = (signal) => npm.kill(signal)
  for (const signal of SIGNALS) process.on(signal, end)
  const code = await new Promise((ended, failed) => {
    npm.on('error', ({ message }) =>
      failed(new SetupError(`npm, which comes with Node, cannot be started: ${message}`)),
    )
    npm.on('close', (status) => ended(status))
  })
  for (const signal of SIGNALS) process.off(signal, end)
  if (code !== 0)
    throw new SetupError('npm could not install the dependencies: see above. The same command begins it again.')
  console.log(`Installed in ${Math.round((Date.now() - started) / 1000)} s.`)
}

function read(file) {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}
