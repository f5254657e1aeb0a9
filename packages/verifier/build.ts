// npm run build: the verifier in dist/, as `npm pack` packs it. It runs on Node 20 or later, with no other package.
import { execFileSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { build } from 'vite'

const root = import.meta.dirname
await build({
  root,
  configFile: false,
  publicDir: false,
  logLevel: 'warn',
  ssr: { noExternal: true, target: 'node' },
  build: {
    ssr: true,
    target: 'node20',
    // Those of the packages that are built in.
    license: { fileName: 'THIRD-PARTY-LICENSES.md' },
    rollupOptions: { input: ['bin', 'index', 'requests'].map((entry) => join(root, `${entry}.ts`)) },
  },
})
const compiler = join(dirname(createRequire(import.meta.url).resolve('typescript-native/package.json')), 'bin/tsc')
const types = '--declaration --emitDeclarationOnly --noEmit false --rootDir . --outDir dist'.split(' ')
execFileSync(process.execPath, [compiler, '-p', '.', ...types], { cwd: root, stdio: 'inherit' })
