import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { networkInterfaces, tmpdir, userInfo } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { fileOf, lackOf, missingOf } from '../setup/look-for.ts'
import { nginxConfig, type NginxSite } from '../../deploy/nginx.ts'

interface Given extends Pick<NginxSite, 'headers' | 'policies' | 'apiBase' | 'languages' | 'api' | 'tls'> {
  /** The folder of a build: `dist/app`. */
  root: string
  port: number
  /** `localhost`, `all`, or an address of this machine. */
  host?: string
}

export interface RunningNginx {
  /** The only folder that it writes to, which is removed with it. */
  folder: string
  /** What it has logged so far. */
  logs: () => string
  /** Sends a signal to its master process: https://nginx.org/en/docs/control.html */
  signal: (name: NodeJS.Signals) => void
  stop: () => Promise<void>
}

/**
 * Starts a real nginx for a build, with the configuration of production. If nginx is missing, throws an error that says what
 * to install.
 */
export function startNginx({ root, port, host = 'localhost', ...site }: Given): Promise<RunningNginx> {
  return runNginx((places) =>
    nginxConfig({ ...site, ...places, root: resolve(root), listen: addressesOf(host).map((at) => `${at}:${port}`) }),
  )
}

/** The files of an nginx, and who may read them. */
type Places = Pick<NginxSite, 'pid' | 'temp' | 'accessLog' | 'errorLog' | 'user'>

/** Runs nginx in its own folder with a configuration, given as text or file. Resolves once it listens. */
export async function runNginx(configOf: (places: Places) => string): Promise<RunningNginx> {
  const program = nginxProgram()
  const folder = mkdtempSync(join(tmpdir(), 'rupya-nginx-'))
  const places = {
    pid: join(folder, 'pid'),
    temp: folder,
    accessLog: join(folder, 'access.log'),
    errorLog: join(folder, 'error.log'),
    // Its workers may read the same files as this process.
    ...(process.getuid?.() === 0 && { user: userInfo().username }),
  }
  const config = join(folder, 'nginx.conf')
  writeFileSync(config, configOf(places))
  const nginx = [program, '-p', folder, '-e', places.errorLog, '-c', config, '-g', 'daemon off;']
  const child = spawn('sh', ['-c', UNTIL_THE_PIPE_ENDS, folder, ...nginx], { stdio: ['pipe', 'ignore', 'ignore'] })
  const ended = once(child, 'exit')
  const stop = async () => {
    child.stdin.end()
    await ended
  }
  const read = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : '')
  const logs = () => read(places.errorLog) + read(places.accessLog)
  // It writes its process id there once it listens.
  while (!read(places.pid).trim()) {
    if (logs().includes('[emerg]')) {
      const reasons = logs()
      await stop()
      throw new Error(`nginx did not start:\n${reasons}`)
    }
    await setTimeout(10)
  }
  return { folder, logs, stop, signal: (name) => process.kill(Number(read(places.pid)), name) }
}

/** However this process ends, the pipe from it closes, which ends nginx and removes its folder. */
const UNTIL_THE_PIPE_ENDS = `trap '' HUP INT TERM; "$@" & cat > /dev/null; kill $!; wait; rm -rf "$0"`

function addressesOf(host: string): string[] {
  const isKnown = (address: string) =>
    Object.values(networkInterfaces()).some((entries) => entries?.some((entry) => entry.address === address))
  const hasSix = isKnown('::1')
  if (host === 'localhost') return hasSix ? ['127.0.0.1', '[::1]'] : ['127.0.0.1']
  if (host === 'all') return hasSix ? ['0.0.0.0', '[::]'] : ['0.0.0.0']
  return [host.includes(':') ? `[${host}]` : host]
}

/**
 * The path of an nginx that can serve compressed files. Throws an error that says what to install.
 */
export function nginxProgram(): string {
  const program = fileOf('nginx', 'nginx')
  if (missingOf(['nginx']).length > 0 || !program) throw new Error(lackOf('nginx'))
  return program
}
