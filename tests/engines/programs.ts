import { existsSync, globSync } from 'node:fs'
import { BROTLI } from '../../deploy/nginx.ts'
import { endWith } from '../../scripts/arguments.ts'
import { installPackages } from '../../scripts/system-packages.ts'

/** Programs that the journeys need, with the package of Debian that brings each. */
const PROGRAMS = {
  driver: { paths: ['/usr/bin/WebKitWebDriver'], package: 'webkit2gtk-driver' },
  miniBrowser: { paths: ['/usr/lib/*/webkit2gtk-4.1/MiniBrowser'], package: 'webkit2gtk-driver' },
  xvfb: { paths: ['/usr/bin/Xvfb'], package: 'xvfb' },
  firefox: { paths: ['/usr/bin/firefox-esr', '/usr/lib/firefox/firefox'], package: 'firefox-esr' },
  nginx: { paths: ['/usr/sbin/nginx'], package: 'nginx' },
  brotli: { paths: [BROTLI], package: 'libnginx-mod-http-brotli-static' },
}
type Program = keyof typeof PROGRAMS

const find = (program: Program) => globSync(PROGRAMS[program].paths).toSorted()[0]

// The keys of an object are all that it has here.
const missing = () => (Object.keys(PROGRAMS) as Program[]).filter((program) => !find(program))

/** Installs what is missing, all at once; where that is not possible, ends the run with what to install. */
export function requirePrograms(): void {
  const packages = () => [...new Set(missing().map((program) => PROGRAMS[program].package))]
  const wanted = packages()
  if (wanted.length === 0 || (installPackages(...wanted) && packages().length === 0)) return
  endWith(
    `The engines lack ${missing().join(', ')}. On Debian or Ubuntu: sudo apt-get install ${packages().join(' ')}. ` +
      'WebKitGTK is made for Linux: elsewhere run this step in a container of debian:12',
  )
}

/** Path of a program that is there. */
export function pathOf(program: Program): string {
  const path = find(program)
  if (path === undefined || !existsSync(path)) throw new Error(`There is no ${program}`)
  return path
}
