// Installs the packages of package-lock.json once, with npm. Of two commands that start on a fresh clone, one installs and the
// other waits.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { SetupError } from './setup-error.js'

/** Installs the dependencies below `root`, or waits for another command that does. Throws a SetupError. */
export async function installOnce(root) {
  const stamp = join(root, 'node_modules', '.rupya-installed')
  const lock = createHash('sha256').update(readFileSync(join(root, 'package-lock.json')))
  // Another machine may use the same folder: a container, or a second system with the same disk.
  const wanted = `${lock.digest('hex')} ${process.platform}-${process.arch}`
  const isDone = () => read(stamp) === wanted
  const endTurn = await takeTurn(join(root, '.installing'), isDone)
  if (!endTurn) return
  try {
    if (!isInstalledByHand(root, stamp)) install(root, stamp)
    writeFileSync(stamp, wanted)
  } finally {
    endTurn()
  }
}

/** Resolves once nobody else installs, with a function that ends the turn; with undefined if it `isDone` by then. */
async function takeTurn(lock, isDone) {
  let isTold = false
  while (!isDone()) {
    try {
      writeFileSync(lock, String(process.pid), { flag: 'wx' })
      return () => rmSync(lock, { force: true })
    } catch (error) {
      if (error.code !== 'EEXIST') throw new SetupError(`The dependencies cannot be installed: ${error.message}`)
    }
    const holder = read(lock)
    if (isGone(holder)) rmSync(lock, { force: true })
    else if (!isTold) {
      console.log(`Waiting for process ${holder}, which is installing. If there is none, delete ${lock}.`)
      isTold = true
    }
    await wait(200)
  }
}

/** Whether a lock's process has ended. It was perhaps killed. */
function isGone(holder) {
  try {
    return Boolean(holder) && !process.kill(Number(holder), 0)
  } catch (error) {
    return error.code === 'ESRCH'
  }
}

/** Whether a person has run `npm ci`: npm writes its own list of what it has installed last. */
function isInstalledByHand(root, stamp) {
  const writtenAt = (file) => statSync(join(root, file), { throwIfNoEntry: false })?.mtimeMs ?? 0
  return read(stamp) === undefined && writtenAt('node_modules/.package-lock.json') > writtenAt('package-lock.json')
}

function install(root, stamp) {
  console.log('Installing the dependencies that package-lock.json names (once)...')
  const started = Date.now()
  // From now on its content is not true.
  rmSync(stamp, { force: true })
  // NODE_ENV=production, or a person's own `omit`, would skip the tools and the project's own Node. A person's `engine-strict`
  // would refuse what runs on that Node, and not on the one that runs npm.
  const all = ['--include=dev', '--include=optional', '--engine-strict=false', '--global=false']
  const { status, error } = spawnSync('npm', ['ci', ...all, '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  })
  if (error) throw new SetupError(`npm, which comes with Node, cannot be started: ${error.message}`)
  if (status !== 0)
    throw new SetupError(`npm could not install the dependencies: see above. The same command begins it again.`)
  console.log(`Installed in ${Math.round((Date.now() - started) / 1000)} s.`)
}

function read(file) {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}
