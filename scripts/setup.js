// node scripts/setup.js [--light] <script.ts or package binary> [arguments]
// Runs it on the project's own Node. Before that, installs the packages of package-lock.json and compiles the messages if necessary.
// --light is for long-running servers: it uses less memory, but a third more processor time when they allocate a lot (LIGHT).
// Plain JavaScript without dependencies, like all its imports: it must run on the machine's own Node (20 and up).
import { spawn } from 'node:child_process'
import { delimiter, dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { compileIfStale } from './setup/compiled-words.js'
import { installOnce } from './setup/install.js'
import { chooseNode } from './setup/own-node.js'
import { SetupError } from './setup/setup-error.js'

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..')

/**
 * With these options, Node collects garbage before the heap has grown by half instead of threefold, and keeps 4 MB instead of
 * 16 for new objects. glibc returns large freed blocks at once, such as an uploaded picture
 * (https://man7.org/linux/man-pages/man3/mallopt.3.html), which the world lets Node collect as soon as it is answered.
 */
const LIGHT = {
  flags: ['--heap-growing-percent=50', '--max-semi-space-size=4', '--expose-gc'],
  env: { MALLOC_MMAP_THRESHOLD_: '65536' },
}

let node
try {
  // Vite, Redocly and others cut a path there.
  if (/[?#]/.test(root))
    throw new SetupError(`${root} has a ? or # in its name, which Vite cannot read: rename the folder.`)
  await installOnce(root)
  node = chooseNode(root)
} catch (error) {
  // Unexpected errors are shown in full.
  console.error(error instanceof SetupError ? error.message : error)
  process.exit(1)
}

const isLight = process.argv[2] === '--light'
const [script, ...args] = process.argv.slice(isLight ? 3 : 2)
if (script) {
  // That script compiles them itself, or is told not to.
  if (script !== 'scripts/generate.ts') compileIfStale(root, node)
  const path = [dirname(node), join(root, 'node_modules', '.bin'), process.env.PATH ?? ''].join(delimiter)
  const run = spawn(node, [...(isLight ? LIGHT.flags : []), join(root, script), ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...(isLight && LIGHT.env), PATH: path },
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => run.kill(signal))
  run.on('error', (error) => {
    console.error(`${script} could not be started: ${error.message}`)
    process.exit(1)
  })
  run.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
}
