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

/** What a deploy may leave apart from releases and their files. `new` must be empty. */
const OWN = ['assets', 'current', 'lock', 'new', 'releases']

/** A time long ago, when a removed release that was served may have been replaced. */
const LONG_AGO = new Date('2020-01-01')

/** A server's folder, builds to deploy, and the deploy command, with an nginx that always succeeds. */
export function serverFolder() {
  const root = mkdtempSync(join(tmpdir(), 'rupya-deploys-'))
  const srv = join(root, 'srv')
  mkdirSync(join(root, 'bin'))
  const answerOfNginx = (script: string) =>
    writeFileSync(join(root, 'bin/nginx'), `#!/bin/sh\n${script}\n`, { mode: 0o755 })
  answerOfNginx('')
  const builds: Record<string, Record<string, string>> = {}
  /** Ids of the releases to which `current` has pointed, with their builds. */
  const served = new Map<string, string>()

  /** Writes a build whose scripts have this name. `change` removes or cuts files. */
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
    // One of two deploys may replace the other's release at once.
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
  /** The build to which `current` points, if it is complete. */
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
    /** Lets a waiting deploy continue. */
    letGo: () => writeFileSync(join(root, 'go'), ''),
    deploy: (name: string, broken?: string) => run(join(root, name), ['--api', 'http://10.0.0.5:8080'], broken),
    back: (broken?: string) => run(root, ['--back'], broken),
    /** The disk operations of this build's deploy, in order. */
    async momentsOf(name: string) {
      const file = join(root, 'moments')
      await run(join(root, name), ['--api', 'http://10.0.0.5:8080'], '', file)
      const moments = readFileSync(file, 'utf8').trim().split('\n')
      rmSync(file)
      return moments.map((line) => line.replace(root, ''))
    },
    /** Whether the served release and all kept earlier ones are complete. */
    isWhole: () => wholeBuild() !== undefined && kept().every((id) => has(`releases/${id}/app`, served.get(id) ?? '')),
    /** Files that belong to no release that was ever served. */
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
    /** Makes all served releases look as if they had been replaced long ago. */
    age() {
      for (const id of kept().filter((one) => one !== current()))
        utimesSync(join(srv, 'releases', id, 'release.json'), LONG_AGO, LONG_AGO)
    },
  }
}
