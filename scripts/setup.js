// node scripts/setup.js <script.ts or package binary> [arguments]
// Runs it on the project's own Node, after installing what package-lock.json names if that has not been done yet.
// Plain JavaScript without dependencies, as is all that it imports: it must run on the Node a machine has (20 and up).
import { spawn } from 'node:child_process'
import { delimiter, dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { installOnce } from './setup/install.js'
import { chooseNode } from './setup/own-node.js'
import { plainPath } from './setup/plain-path.js'

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..')
const bin = join(root, 'node_modules', '.bin')

if (root.includes('?')) {
  console.error(`Vite cannot work in ${root}: rename the folder whose name has a ? in it.`)
  process.exit(1)
}
let node
try {
  await installOnce(root)
  node = chooseNode(root)
} catch (error) {
  console.error(error.message)
  process.exit(error.exitCode)
}

const [script, ...args] = process.argv.slice(2)
if (script) {
  const { folder, env } = plainPath(root)
  const run = spawn(node, [join(folder, script), ...args], {
    cwd: folder,
    stdio: 'inherit',
    env: { ...process.env, ...env, PATH: `${dirname(node)}${delimiter}${bin}${delimiter}${process.env.PATH ?? ''}` },
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => run.kill(signal))
  run.on('error', (error) => {
    console.error(`${script} could not be started: ${error.message}`)
    process.exit(1)
  })
  run.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
}
