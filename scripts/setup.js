// node scripts/setup.js <script.ts or package binary> [arguments]
// Runs it on the project's own Node, after installing what package-lock.json names if that has not been done yet.
// Plain JavaScript without dependencies: this is the one file that must run on the Node a machine happens to have (20 and up).
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..')
const bin = join(root, 'node_modules', '.bin')
const stamp = join(root, 'node_modules', '.rupya-installed')
const lock = createHash('sha256')
  .update(readFileSync(join(root, 'package-lock.json')))
  .digest('hex')

const isInstalled = () => existsSync(stamp) && readFileSync(stamp, 'utf8') === lock

// Two commands at once on a fresh clone: the second waits for the first's installation.
const busy = join(root, '.installing')
if (!isInstalled() && !take(busy)) {
  console.log('Waiting for another command that is installing...')
  do Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 500)
  while (!isInstalled() && !take(busy))
}

if (!isInstalled()) {
  console.log('Installing the dependencies that package-lock.json names (once)...')
  const started = Date.now()
  const npm = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (npm.status !== 0) {
    rmSync(busy, { force: true })
    console.error('The installation failed. Check the network, then run the same command again.')
    process.exit(npm.status ?? 1)
  }
  writeFileSync(stamp, lock)
  rmSync(busy, { force: true })
  console.log(`Installed in ${Math.round((Date.now() - started) / 1000)} s.`)
}

/** Makes the lock file, which holds this process's id; false while the process of another one still runs. */
function take(file) {
  try {
    if (existsSync(file) && !isRunning(Number(readFileSync(file, 'utf8')))) rmSync(file, { force: true })
    writeFileSync(file, String(process.pid), { flag: 'wx' })
    return true
  } catch {
    // Another process was quicker.
    return false
  }
}

/** An installation that was interrupted leaves its lock behind. */
function isRunning(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}

const packages = {
  linux: 'node-linux-',
  darwin: process.arch === 'arm64' ? 'node-bin-darwin-' : 'node-darwin-',
  win32: 'node-win-',
}
const node = join(
  root,
  'node_modules',
  `${packages[process.platform] ?? 'node-'}${process.arch}`,
  'bin',
  process.platform === 'win32' ? 'node.exe' : 'node',
)
if (!existsSync(node)) {
  console.error(
    `There is no Node for ${process.platform}-${process.arch} among the project's dependencies (package.json, optionalDependencies).`,
  )
  process.exit(1)
}

const [script, ...args] = process.argv.slice(2)
if (script) {
  const run = spawn(node, [resolve(root, script), ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, PATH: `${dirname(node)}${delimiter}${bin}${delimiter}${process.env.PATH ?? ''}` },
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => run.kill(signal))
  run.on('error', (error) => {
    console.error(`${script} could not be started: ${error.message}`)
    process.exit(1)
  })
  run.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
}
