// What the project needs of a machine apart from npm and a Node: how each need is found, and how it is installed.
// Plain JavaScript, because it also runs on Node 20: the project's own Node has a need itself.
import { BROTLI_MODULE } from '../../deploy/brotli-module.js'

/**
 * @typedef {'debian' | 'ubuntu' | 'fedora' | 'alpine' | 'macos'} System
 * @typedef {object} Need
 * @property {string} what Its description for people.
 * @property {string[]} [programs] Names on the PATH; all of them are required.
 * @property {Record<string, string>} [files] Patterns of paths; each must match a file.
 * @property {'shell' | 'browser'} [chromium] Found and installed by scripts/setup/browser.ts, which also uses Playwright's download.
 * @property {true} [isOldChromium] Found and installed by old-chromium.ts.
 * @property {Partial<Record<System, string[]>>} packages Its packages; a system without an entry has none.
 */

/** @param {string} name */
const sameName = (name) => ({ debian: [name], ubuntu: [name], fedora: [name], alpine: [name], macos: [name] })

/**
 * Ubuntu's package with this name only installs a snap, which does not run in containers; Playwright's download does.
 * Homebrew has the signed one.
 */
const CHROMIUM = { debian: ['chromium'], fedora: ['chromium'], alpine: ['chromium'], macos: ['google-chrome'] }

const WEBKIT = ['webkit2gtk-driver', 'xvfb', 'python3-gi', 'gir1.2-webkit2-4.1']

/** @satisfies {Record<string, Need>} */
export const NEEDS = {
  // Checked by starting that Node (own-node.js).
  libatomic: {
    what: "library of the project's own Node",
    packages: { debian: ['libatomic1'], ubuntu: ['libatomic1'], fedora: ['libatomic'] },
  },
  git: { what: 'git', programs: ['git'], packages: sameName('git') },
  bash: { what: 'bash', programs: ['bash'], packages: sameName('bash') },
  curl: { what: 'curl', programs: ['curl'], packages: sameName('curl') },
  python: {
    what: 'Python 3',
    programs: ['python3'],
    packages: { ...sameName('python3'), macos: ['python'] },
  },
  shell: {
    what: 'Chromium without a window',
    chromium: 'shell',
    packages: { ...CHROMIUM, debian: ['chromium-headless-shell'], fedora: ['chromium-headless'] },
  },
  browser: { what: 'Chromium', chromium: 'browser', packages: CHROMIUM },
  oldChromium: {
    what: 'Chromium 86 that runs here: Linux on x64 gets it from the npm registry, and its libraries with any Chromium',
    isOldChromium: true,
    packages: {},
  },
  nginx: {
    what: 'nginx with its module for brotli',
    files: {
      nginx: '/usr/{,local/}sbin/nginx',
      brotli: BROTLI_MODULE,
    },
    packages: {
      debian: ['nginx', 'libnginx-mod-http-brotli-static'],
      ubuntu: ['nginx', 'libnginx-mod-http-brotli-static'],
      alpine: ['nginx', 'nginx-mod-http-brotli'],
    },
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
    packages: { debian: WEBKIT, ubuntu: WEBKIT },
  },
  firefox: {
    what: 'Firefox ESR',
    files: { firefox: '/usr/{bin/firefox-esr,lib/firefox/firefox}' },
    // Ubuntu's Firefox is also a snap.
    packages: { debian: ['firefox-esr'] },
  },
}
