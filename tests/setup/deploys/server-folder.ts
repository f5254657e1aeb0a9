import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join, resolve } from 'node:path'
import { text } from 'node:stream/consumers'

/** What a deploy may leave beside releases and their files. `new` has to be empty. */
const OWN = ['assets', 'current', 'lock', 'new', 'releases']

/** When a release that is removed may have been replaced, and was served all the same. */
const LONG_AGO = new Date('2020-01-01')

/** A folder of a server, builds to put there, and the command that does it, with an nginx that says yes to everything. */
export function serverFolder() {
  const root = mkdtempSync(join(tmpdir(), 'rupya-deploys-'))
  const srv = join(root, 'srv')
  const calls = join(root, 'nginx.log')
  mkdirSync(join(root, 'bin'))
  const answerOfNginx = (script: string) =>
    writeFileSync(join(root, 'bin/nginx'), `#!/bin/sh\necho "$@" >> ${calls}\n${script}\n`, { mode: 0o755 })
  answerOfNginx('')
  const builds: Record<string, Record<string, string>> = {}
  /** Ids of the releases that `current` has led to, with their builds. */
  const served = new Map<string, string>()

  /** Writes a build whose scripts have this name. `change` takes files away, or cuts them. */
  function build(name: string, change: (files: Record<string, string>) => void = () => undefined) {
    const page = `<script type="module" src="/assets/index-${name}.js"></script><link href="/icon.svg">`
    const files: Record<string, string> = {
      'index.html': page,
      'app.html': `${page}<link rel="modulepreload" href="/assets/core-${name}.js">`,
      'icon.svg': '<svg/>',
      'assets/404.html': '',
      [`assets/index-${name}.js`]: `import"./core-${name}.js";import(\`./screen-${name}.js\`);["assets/style.css"]`,
      [`assets/core-${name}.js`]: `/* ${name} */`,
      [`assets/core-${name}.js.gz`]: name.repeat(4),
      [`assets/screen-${name}.js`]: `import"./core-${name}.js"`,
      'assets/style.css': 'main{}',
    }
    change(files)
    builds[name] = files
    for (const [path, content] of Object.entries(files)) {
      mkdirSync(join(root, name, 'dist/app', path, '..'), { recursive: true })
      writeFileSync(join(root, name, 'dist/app', path), content)
    }
    const serving = { headers: {}, policies: {}, apiBase: '/gateway' }
    writeFileSync(join(root, name, 'dist/serving.json'), JSON.stringify(serving))
  }

  async function run(cwd: string, args: string[], broken = '', moments?: string) {
    const child = spawn(
      process.execPath,
      ['--import', resolve('tests/setup/deploys/break-at.ts'), resolve('scripts/deploy.ts'), srv, ...args],
      {
        cwd,
        env: {
          PATH: join(root, 'bin'),
          NODE_COMPILE_CACHE: join(root, 'cache'),
          RUPYA_BREAK: broken,
          RUPYA_GO: join(root, 'go'),
          ...(moments === undefined ? {} : { RUPYA_MOMENTS: moments }),
        },
        stdio: ['ignore', 'pipe', 'pipe'],
      },
    )
    // Of two deploys one may take the place of the other at once.
    const watching = setInterval(remember, 2)
    const [out, err, [code, signal]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')])
    clearInterval(watching)
    remember()
    return { out, err, end: signal ?? code, pid: child.pid }
  }

  const current = () => {
    const link = join(srv, 'current')
    return existsSync(link) ? basename(readlinkSync(link)) : undefined
  }
  const has = (app: string, name: string) =>
    Object.entries(builds[name] ?? {}).every(([path, content]) => {
      const file = join(srv, app, path)
      return existsSync(file) && readFileSync(file, 'utf8') === content
    })
  /** Which build `current` has whole, if any. */
  const wholeBuild = () => Object.keys(builds).find((name) => has('current/app', name))
  function remember() {
    const id = current()
    if (id === undefined || served.has(id)) return
    const name = wholeBuild()
    if (name !== undefined) served.set(id, name)
  }
  const kept = () => readdirSync(join(srv, 'releases')).filter((id) => served.has(id))

  return {
    root,
    srv,
    build,
    answerOfNginx,
    current,
    wholeBuild,
    remove: () => rmSync(root, { recursive: true }),
    /** What nginx was asked for since the last time. */
    askedNginx: () => {
      const lines = existsSync(calls) ? readFileSync(calls, 'utf8').trim().split('\n') : []
      rmSync(calls, { force: true })
      return lines.map((line) => line.split(' -c ')[0])
    },
    /** Lets a deploy go on that holds. */
    letGo: () => writeFileSync(join(root, 'go'), ''),
    deploy: (name: string, broken?: string) => run(join(root, name), ['--api', 'http://10.0.0.5:8080'], broken),
    back: (broken?: string) => run(root, ['--back'], broken),
    /** What a deploy of this build does to the disk, in its order. */
    async momentsOf(name: string) {
      const file = join(root, 'moments')
      await run(join(root, name), ['--api', 'http://10.0.0.5:8080'], '', file)
      const moments = readFileSync(file, 'utf8').trim().split('\n')
      rmSync(file)
      return moments.map((line) => line.replace(root, ''))
    },
    /** Whether what is served is whole, and what was served before and is kept. */
    isWhole: () => wholeBuild() !== undefined && kept().every((id) => has(`releases/${id}/app`, served.get(id) ?? '')),
    /** What is there and belongs to no release that was ever served. */
    rubbish(): string[] {
      const names = (path: string) => readdirSync(join(srv, path)).map((name) => join(path, name))
      const files = kept().flatMap((id) => Object.keys(builds[served.get(id) ?? ''] ?? {}))
      return [
        ...readdirSync(srv).filter((name) => !OWN.includes(name)),
        ...names('releases').filter((path) => !served.has(basename(path))),
        ...names('assets').filter((path) => !files.includes(path)),
        ...(existsSync(join(srv, 'new')) ? names('new') : []),
      ]
    },
    /** As if whatever was served before had been replaced long ago. */
    age() {
      for (const id of kept().filter((one) => one !== current()))
        utimesSync(join(srv, 'releases', id, 'release.json'), LONG_AGO, LONG_AGO)
    },
  }
}
