// Installs the packages of package-lock.json once, with npm.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { constants } from 'node:os'
import { isAbsolute, join, relative, sep } from 'node:path'
import { isMusl, machine } from './machine.js'
import { explain, SetupError, takeTurn, UNWRITABLE } from './turn.js'

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP']
/** Milliseconds that npm has to end after a signal. */
const GRACE = 5000

/** Installs the dependencies below `root`, or waits for another command that does. Throws a SetupError. */
export async function installOnce(root) {
  const stamp = join(root, 'node_modules', '.rupya-installed')
  try {
    const lock = createHash('sha256').update(readFileSync(join(root, 'package-lock.json')))
    // Another machine may use the same folder: a container, or a second system with the same disk.
    const wanted = `${lock.digest('hex')} ${machine()}`
    const isDone = () => read(stamp) === wanted
    const stop = new AbortController()
    const endTurn = await takeTurn({
      file: join(root, '.installing'),
      isDone,
      onLost: () => stop.abort(new SetupError('Another command has taken over the installation.')),
      say: console.log,
    })
    if (!endTurn) return
    try {
      if (isInstalled(root)) writeFileSync(stamp, wanted)
      if (!isDone()) await install(root, stamp, wanted, stop)
    } finally {
      endTurn()
    }
  } catch (error) {
    throw explain(error, root)
  }
}

/**
 * Whether a person's own `npm ci` has installed it all: npm notes what it has put into the folder. An optional package may be
 * missing, unless it is made for this machine.
 */
function isInstalled(root) {
  const here = packagesIn(join(root, 'node_modules', '.package-lock.json'))
  const wanted = packagesIn(join(root, 'package-lock.json'))
  if (!here || !wanted) return false
  const isNeeded = ({ optional, os, cpu, libc }) =>
    !optional ||
    (os?.includes(process.platform) &&
      cpu?.includes(process.arch) &&
      (!libc || libc.includes(isMusl() ? 'musl' : 'glibc')))
  return Object.entries(wanted)
    .filter(([path, one]) => path.startsWith('node_modules/') && !one.link && isNeeded(one))
    .every(([path, { version }]) => here[path]?.version === version)
}

/** Undefined if there is no such file, or a damaged one. */
function packagesIn(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages
  } catch {
    return undefined
  }
}

async function install(root, stamp, wanted, stop) {
  console.log('Installing the dependencies that package-lock.json names (once)...')
  const started = Date.now()
  const onSignal = (signal) =>
    stop.abort(
      new SetupError(
        'The installation was stopped. The same command begins it again.',
        128 + constants.signals[signal],
      ),
    )
  for (const signal of SIGNALS) process.on(signal, onSignal)
  // From now on its content is not true.
  rmSync(stamp, { force: true })
  await runNpm(root, stop.signal)
  for (const signal of SIGNALS) process.off(signal, onSignal)
  writeFileSync(stamp, wanted)
  console.log(`Installed in ${Math.round((Date.now() - started) / 1000)} s.`)
}

async function runNpm(root, stopped) {
  stopped.throwIfAborted()
  // NODE_ENV=production, or a person's own `omit`, would skip the tools and the project's own Node. A person's `engine-strict`
  // would refuse what runs on that Node, and not on the one that runs npm.
  const all = ['--include=dev', '--include=optional', '--engine-strict=false', '--global=false']
  const npm = spawn('npm', ['ci', ...all, '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'pipe'],
    shell: process.platform === 'win32',
  })
  let said = ''
  npm.stderr.on('data', (chunk) => {
    said += chunk
    process.stderr.write(chunk)
  })
  stopped.addEventListener('abort', () => {
    npm.kill()
    setTimeout(() => npm.kill('SIGKILL'), GRACE).unref()
  })
  const code = await new Promise((ended, failed) => {
    npm.on('error', failed)
    npm.on('close', ended)
  }).catch((error) => {
    if (error.code !== 'ENOENT') throw error
    throw new SetupError(
      'npm is needed to install the dependencies, and is not on the PATH. It comes with Node: https://nodejs.org',
    )
  })
  stopped.throwIfAborted()
  if (code !== 0) throw npmProblem(said, root, code)
}

/** What to do about npm's error, which is printed above. */
function npmProblem(said, root, status) {
  const [code] = /\b(ENOSPC|EDQUOT|EACCES|EPERM|EROFS)\b/.exec(said) ?? []
  const [, path] = /^npm error path (.*?)\r?$/m.exec(said) ?? []
  if (UNWRITABLE.includes(code) && path && !isBelow(root, path))
    return new SetupError(
      `npm cannot write ${path}: make it yours (sudo chown -R $(id -u) "${path}"), or set npm_config_cache to a folder of your own. Then run the same command again.`,
    )
  if (code) return explain({ code }, root)
  if (/\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ERR_SOCKET_TIMEOUT)\b/.test(said))
    return new SetupError('npm could not reach its registry. Check the network, then run the same command again.')
  return new SetupError(
    `npm could not install the dependencies (it ended with ${status}). See to what it says above, then run the same command again.`,
  )
}

/** Whether a path from npm is inside a folder, which npm may know by another path. */
function isBelow(folder, path) {
  return [folder, realpathSync(folder)].some((from) => {
    const way = relative(from, path)
    return way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way)
  })
}

function read(file) {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}
