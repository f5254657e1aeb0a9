import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { nginxConfig, type NginxSite } from './nginx.ts'
import { currentRelease, ReleaseProblem, serveRelease } from './releases.ts'

/** What the paths of Debian's nginx do not say. */
type OnServer = Omit<NginxSite, 'listen' | 'user' | 'pid' | 'temp' | 'accessLog' | 'errorLog'> & { port: number }

/** The configuration of a release on a server with Debian's nginx. */
export const configOnServer = ({ port, ...site }: OnServer): string =>
  nginxConfig({
    ...site,
    listen: [`${port}`, `[::]:${port}`],
    user: 'www-data',
    pid: '/run/nginx.pid',
    temp: '/var/lib/nginx',
    accessLog: '/var/log/nginx/access.log',
    errorLog: '/var/log/nginx/error.log',
  })

/**
 * Serves a release: lets nginx check its configuration, links to it, and reloads nginx. Returns the sentence that says what is
 * served now.
 */
export function serveByNginx(folder: string, id: string, now: Date): string {
  const isFirst = currentRelease(folder) === undefined
  const own = join(folder, 'releases', id, 'nginx.conf')
  nginx(['-t', '-c', own], `nginx refuses ${own}`)
  serveRelease(folder, id, now)
  const config = join(folder, 'current/nginx.conf')
  if (isFirst) return `${folder} serves ${id} once nginx runs: nginx -c ${config}`
  const reload = ['-s', 'reload', '-c', config]
  nginx(reload, `nginx serves what it has read before, until this works: nginx ${reload.join(' ')}`)
  return `${folder} serves ${id}`
}

/** If there is no nginx, another machine serves the folder. */
function nginx(args: string[], failure: string) {
  const { status, stderr, error } = spawnSync('nginx', args, { encoding: 'utf8' })
  if (status !== 0 && Object(error).code !== 'ENOENT')
    throw new ReleaseProblem(`${failure}\n${error?.message ?? stderr.trim()}`)
}
