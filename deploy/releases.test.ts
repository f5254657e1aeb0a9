import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { addRelease, currentRelease, releaseBefore, removeOldReleases, serveRelease } from './releases.ts'

const folder = mkdtempSync(join(tmpdir(), 'rupya-deploys-'))
afterAll(() => rmSync(folder, { recursive: true }))
let places = 0
/** Files that all builds have. */
const OWN = { 'shared.js': 's' }

/** No release is broken here. */
const say = (line: string) => expect.fail(line)

/** A folder for releases, whose builds have a page and files with these names. */
function newPlace({ mode = 0o644 } = {}) {
  const place = join(folder, `${(places += 1)}`)
  const app = join(place, 'build')
  const add = (day: string, files: Record<string, string>) => {
    rmSync(app, { recursive: true, force: true })
    mkdirSync(join(app, 'assets'), { recursive: true })
    const page = Object.keys({ ...OWN, ...files }).map((name) => `<script src="/assets/${name}"></script>`)
    for (const name of ['index.html', 'app.html']) writeFileSync(join(app, name), page.join(''), { mode })
    for (const [name, text] of Object.entries({ ...OWN, ...files }))
      writeFileSync(join(app, 'assets', name), text, { mode })
    return addRelease(join(place, 'srv'), app, (root) => `root ${root}`, new Date(day))
  }
  const deploy = (day: string, files: Record<string, string>) => {
    const id = add(day, files)
    serveRelease(join(place, 'srv'), id, new Date(day))
    return id
  }
  return { srv: join(place, 'srv'), add, deploy }
}

test('An added release has its files and configuration, and is not served yet', () => {
  const { srv, add, deploy } = newPlace()
  const first = deploy('2026-11-01', { 'a-1.js': 'a' })
  const second = add('2026-11-02', { 'a-2.js': 'aa' })
  expect([currentRelease(srv), readFileSync(join(srv, 'current/app/app.html'), 'utf8')]).toEqual([
    first,
    expect.stringContaining('a-1.js'),
  ])
  for (const name of ['a-1.js', 'a-2.js']) expect(existsSync(join(srv, 'current/app/assets', name))).toBe(true)
  expect(readFileSync(join(srv, 'releases', second, 'nginx.conf'), 'utf8')).toBe(
    `root ${join(srv, 'releases', second, 'app')}`,
  )
})

test('nginx’s user can read a release, whatever the umask of its builder', () => {
  const { srv, deploy } = newPlace({ mode: 0o600 })
  deploy('2026-11-01', { 'a-1.js': 'a' })
  // As an earlier deploy with such a umask has left it.
  chmodSync(join(srv, 'assets', 'a-1.js'), 0o600)
  for (const path of [srv, join(srv, 'releases')]) chmodSync(path, 0o700)
  deploy('2026-11-02', { 'a-1.js': 'a', 'a-2.js': 'aa' })
  const served = readdirSync(srv, { recursive: true, withFileTypes: true }).filter((one) => !one.isSymbolicLink())
  const closed = served.filter((one) => {
    const needed = one.isDirectory() ? 0o005 : 0o004
    return (statSync(join(one.parentPath, one.name)).mode & needed) !== needed
  })
  expect(closed.map(({ name }) => name)).toEqual([])
  expect(statSync(srv).mode & 0o005).toBe(0o005)
  expect(served.length).toBeGreaterThan(10)
})

test('Deploys get an order of their own, in one millisecond or with a clock set back', () => {
  const { srv, deploy } = newPlace()
  const ids = ['2026-11-01T10:00:00.999Z', '2026-11-01T10:00:00.999Z', '2026-10-31'].map((day) => deploy(day, {}))
  expect(ids).toEqual(['2026-11-01T10-00-00-999Z', '2026-11-01T10-00-01-000Z', '2026-11-01T10-00-01-001Z'])
  expect([currentRelease(srv), releaseBefore(srv, say)]).toEqual([ids[2], ids[1]])
})

test('A rollback serves the former release, and later rollbacks know the order @APP-69', () => {
  const { srv, deploy } = newPlace()
  const first = deploy('2026-11-01', {})
  const second = deploy('2026-11-02', {})
  deploy('2026-11-03', {})
  expect(releaseBefore(srv, say)).toBe(second)
  serveRelease(srv, second, new Date('2026-11-04'))
  expect([currentRelease(srv), releaseBefore(srv, say)]).toEqual([second, first])
  deploy('2026-11-05', {})
  expect(releaseBefore(srv, say)).toBe(second)
  serveRelease(srv, second, new Date('2026-11-06'))
  serveRelease(srv, first, new Date('2026-11-07'))
  expect(releaseBefore(srv, say)).toBeUndefined()
})

test('A deploy refuses a build with another text under a name that is kept', () => {
  const { srv, add, deploy } = newPlace()
  const first = deploy('2026-11-01', { 'a-1.js': 'a', 'a-1.js.br': 'x' })
  expect(() => add('2026-11-02', { 'a-1.js': 'b' })).toThrow('a-1.js is kept for ever')
  expect([currentRelease(srv), readFileSync(join(srv, 'assets/a-1.js'), 'utf8')]).toEqual([first, 'a'])
  // The same text may be compressed differently.
  add('2026-11-03', { 'a-1.js': 'a', 'a-1.js.br': 'y' })
  expect(readFileSync(join(srv, 'assets/a-1.js.br'), 'utf8')).toBe('x')
})

test('A deploy removes releases that were replaced long ago, with their own files', () => {
  const { srv, deploy } = newPlace()
  const ids = ['01', '02', '03', '20'].map((day, index) => deploy(`2026-11-${day}`, { [`only-${index}.js`]: 'o' }))
  const left = () => readdirSync(join(srv, 'releases')).toSorted()
  const remove = (day: string, least = 1) => removeOldReleases(srv, { days: 10, least }, new Date(day), say)
  expect(remove('2026-11-11')).toEqual([])
  expect(remove('2026-11-21', 4)).toEqual([])
  // The third release was replaced on the 20th.
  expect(remove('2026-11-21')).toEqual(ids.slice(0, 2))
  expect(left()).toEqual(ids.slice(2))
  expect(readdirSync(join(srv, 'assets')).toSorted()).toEqual(['only-2.js', 'only-3.js', 'shared.js'])
  serveRelease(srv, ids[2] ?? '', new Date('2026-11-22'))
  expect(remove('2027-01-01')).toEqual([])
  expect(currentRelease(srv)).toBe(ids[2])
})

test('A rollback names a release that is broken, and steps over it to the one before', () => {
  const { srv, deploy } = newPlace()
  const first = deploy('2026-11-01', {})
  const gone = deploy('2026-11-02', { 'gone.js': 'x' })
  const cut = deploy('2026-11-03', {})
  deploy('2026-11-04', {})
  rmSync(join(srv, 'assets/gone.js'))
  writeFileSync(join(srv, 'releases', cut, 'release.json'), '{"before":')
  const said: string[] = []
  expect(releaseBefore(srv, (line) => said.push(line))).toBe(first)
  expect(said).toEqual([
    `${cut} is stepped over: its release.json cannot be read`,
    `${gone} is stepped over: app.html names assets/gone.js, which is not there`,
  ])
})

test('The next deploy removes a release that was never served, and keeps a former one', () => {
  const { srv, add, deploy } = newPlace()
  const first = deploy('2026-11-01', {})
  const second = deploy('2026-11-02', { 'second.js': 'x' })
  serveRelease(srv, first, new Date('2026-11-03'))
  const third = add('2026-11-04', { 'third.js': 'x' })
  expect(existsSync(join(srv, 'releases', third))).toBe(true)
  removeOldReleases(srv, { days: 10, least: 1 }, new Date('2026-11-05'), say)
  expect(readdirSync(join(srv, 'releases'))).toEqual([first, second])
  expect(readdirSync(join(srv, 'assets')).toSorted()).toEqual(['second.js', 'shared.js'])
})
