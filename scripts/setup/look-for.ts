import fs, { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { BROTLI_MODULE } from '../../deploy/nginx.ts'
import { aptCommand } from './apt.js'
import { findChromium, lackOfChromium } from './browser.ts'
import { findOldChromium } from './old-chromium.ts'

interface Need {
  what: string
  /** Patterns of paths; each must match a file. */
  files: Record<string, string>
  /** Debian's packages. */
  packages: string[]
}

/** What only `npm run test:all` and `npm run preview -- --nginx` need of a machine, apart from programs on the PATH. */
const FILES = {
  nginx: {
    what: 'nginx with its module for brotli',
    files: { nginx: '/usr/{,local/}sbin/nginx', brotli: BROTLI_MODULE },
    packages: ['nginx', 'libnginx-mod-http-brotli-static'],
  },
  webkit: {
    what: 'WebKitGTK with its driver and a screen',
    files: {
      driver: '/usr/bin/WebKitWebDriver',
      xvfb: '/usr/bin/Xvfb',
      // For the native shell (tests/all/engines/shell.py). Other Pythons lack the system's bindings.
      systemPython: '/usr/bin/python3',
      gi: '/usr/lib/python3/dist-packages/gi/__init__.py',
      webView: '/usr/lib/*/girepository-1.0/WebKit2-4.1.typelib',
    },
    packages: ['webkit2gtk-driver', 'xvfb', 'python3-gi', 'gir1.2-webkit2-4.1'],
  },
  firefox: {
    what: 'Firefox ESR',
    files: { firefox: '/usr/{bin/firefox-esr,lib/firefox/firefox}' },
    packages: ['firefox-esr'],
  },
  java: {
    what: 'Java, in which the compiler for Kotlin runs',
    files: { java: '/usr/{,local/}bin/java' },
    packages: ['default-jre-headless'],
  },
} satisfies Record<string, Need>

export type NeedName = keyof typeof FILES | 'shell' | 'browser' | 'oldChromium' | 'bash' | 'curl' | 'python3'

const isOfFiles = (name: NeedName): name is keyof typeof FILES => Object.hasOwn(FILES, name)
const findFile = (pattern: string) => fs.globSync(pattern).toSorted()[0]

/** The path of a file of a need, such as `driver` of `webkit`; undefined if there is none. */
export function fileOf<Name extends keyof typeof FILES>(
  name: Name,
  file: keyof (typeof FILES)[Name]['files'] & string,
): string | undefined {
  const { files }: Need = FILES[name]
  return files[file] && findFile(files[file])
}

/** Only Windows has PATHEXT: the extensions of programs. */
function isOnPath(program: string): boolean {
  const endings = (process.env['PATHEXT'] ?? '').split(';')
  const folders = (process.env['PATH'] ?? '').split(delimiter)
  return folders.some((folder) => endings.some((ending) => existsSync(join(folder, program + ending))))
}

function isHere(name: NeedName): boolean {
  if (name === 'oldChromium') return findOldChromium() !== undefined
  if (name === 'shell' || name === 'browser') return findChromium(name) !== undefined
  return isOfFiles(name) ? Object.values(FILES[name].files).every(findFile) : isOnPath(name)
}

export const missingOf = (names: readonly NeedName[]) => names.filter((name) => !isHere(name))

/** What is missing, and how to install it, in one line. */
export function lackOf(name: NeedName): string {
  if (name === 'shell' || name === 'browser') return lackOfChromium(name)
  if (name === 'oldChromium')
    return 'There is no Chromium 86 that runs here. On Linux on x64 this brings it: node scripts/setup.js scripts/setup/bring-old-chromium.ts.'
  const { what, packages } = isOfFiles(name) ? FILES[name] : { what: name, packages: [name] }
  return `There is no ${what}. On Debian this brings it: ${aptCommand(packages)}.`
}
