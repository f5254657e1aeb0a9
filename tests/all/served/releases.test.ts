import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { isCompressed } from '../../../deploy/compress.ts'
import { nginxConfig } from '../../../deploy/nginx.ts'
import { addRelease, currentRelease, releaseBefore, serveRelease } from '../../../deploy/releases.ts'
import { runNginx } from '../../../scripts/serve/start-nginx.ts'
import { servingOf } from '../../../scripts/build/release.ts'
import { freePort } from '../../setup/free-port.ts'
import { startApi } from './api.ts'
import { ask } from './ask.ts'

const scriptsOf = (app: string) => readdirSync(join(app, 'assets')).filter((name) => /\.(js|css)$/.test(name))

/** The release as if all its scripts had changed: files get new names everywhere, and inline scripts get another text. */
function nextRelease(folder: string): string {
  const app = join(folder, 'next')
  cpSync('dist/app', app, { recursive: true, filter: (path) => !isCompressed(path) })
  const newName = (name: string) => name.replace(extname(name), `-next${extname(name)}`)
  const names = scriptsOf(app)
  for (const file of readdirSync(app, { recursive: true, encoding: 'utf8' }).filter((path) =>
    /\.(html|js|css)$/.test(path),
  )) {
    const text = readFileSync(join(app, file), 'utf8')
    writeFileSync(
      join(app, file),
      names
        .reduce((changed, name) => changed.replaceAll(name, newName(name)), text)
        .replaceAll('<script>', '<script>/* next */'),
    )
  }
  for (const name of names) renameSync(join(app, 'assets', name), join(app, 'assets', newName(name)))
  return app
}

test('A deploy and a rollback keep scripts, calls and policies of open pages @APP-69', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'rupya-releases-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const api = await startApi()
  onTestFinished(api.stop)
  const port = await freePort()
  const next = nextRelease(folder)
  const builds = { first: 'dist/app', next }
  const policyOf = (app: string) => servingOf(app).policies
  const policies = { first: policyOf('dist/app'), next: policyOf(next) }
  // They differ, because of the inline scripts in a page.
  expect(policies.first['index.html']).not.toBe(policies.next['index.html'])

  const place = join(folder, 'srv')
  const ids: string[] = []
  let add = (_app: string) => ''
  const nginx = await runNginx((places) => {
    add = (app) => {
      const site = { ...places, ...servingOf(app), api: api.origin, listen: [`127.0.0.1:${port}`] }
      const id = addRelease(
        place,
        app,
        (root) => nginxConfig({ ...site, root }),
        new Date(Date.UTC(2026, 10, ids.length + 1)),
      )
      ids.push(id)
      return id
    }
    serveRelease(place, add(builds.first), new Date())
    // As on a server, where it is nginx's own configuration.
    return `include "${place}/current/nginx.conf";`
  })
  onTestFinished(nginx.stop)

  /** The release of a served page; its policy must belong to the same release. */
  const servedAt = async (path: string) => {
    const { status, headers, body } = await ask(port, path)
    const served = body.includes('-next.js') ? 'next' : 'first'
    const file = path === '/' ? 'index.html' : 'app.html'
    expect([status, headers['content-security-policy']]).toEqual([200, policies[served][file]])
    return served
  }
  const over = new AbortController()
  const seen: string[] = []
  const look = async () => {
    while (!over.signal.aborted) seen.push(await servedAt('/'), await servedAt('/nowhere?token=t'))
  }
  const looking = Promise.all([look(), look()])
  const lostFrom = async (app: string) => {
    const replies = await Promise.all(scriptsOf(app).map((name) => ask(port, `/assets/${name}`)))
    return replies.filter(({ status, headers }) => status !== 200 || !headers['cache-control']?.includes('immutable'))
  }
  const serve = async (id: string, expected: string) => {
    const call = ask(port, '/gateway/pay/after-1', { method: 'POST', body: 'a=1' })
    await expect.poll(() => api.asked.at(-1)?.sha256).toBeDefined()
    serveRelease(place, id, new Date())
    nginx.signal('SIGHUP')
    await expect.poll(() => servedAt('/')).toBe(expected)
    expect((await call).status).toBe(200)
  }

  expect(await servedAt('/')).toBe('first')
  await serve(add(builds.next), 'next')
  expect(await lostFrom(builds.first)).toEqual([])
  await serve(releaseBefore(place, console.warn) ?? '', 'first')
  expect(await lostFrom(builds.next)).toEqual([])
  expect(currentRelease(place)).toBe(ids[0])

  over.abort()
  await looking
  expect(new Set(seen)).toEqual(new Set(['first', 'next']))
  expect(api.asked.map(({ url }) => url)).toEqual(['/pay/after-1', '/pay/after-1'])
})
