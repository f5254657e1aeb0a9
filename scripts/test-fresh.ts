// npm run test:fresh                     the README's two commands on a machine that has nothing but git, Node 20 and npm: a Debian root in a
//                                        temporary folder, a clone of what is committed here, `npm start` until a screen is drawn, `npm test`
// npm run test:fresh -- --node 24        with another Node
// npm run test:fresh -- --no-chromium    without any Chromium: steps that need one are skipped, and the rest must pass
// npm run test:fresh -- --user           as a person who may not install packages: steps with missing needs are named and skipped, the rest must pass.
//                                        With Node 24, because the project's own Node lacks a library that only root can install
// npm run test:fresh -- types unit       only these steps, each on its own machine on which only `npm start` was run
// npm run test:fresh -- each             all steps like that
// Needs root on Linux, debootstrap (apt-get install debootstrap) and the network. It uses nothing of this machine except its name
// servers and its trusted certificates.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { cpSync, existsSync, globSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { endWith, readArguments } from './arguments.ts'
import { flag } from '../src/lib/command-line.ts'
import { launchChromium } from './setup/browser.ts'
import { STEPS } from './check/steps.ts'

const {
  node: namedNode,
  'no-chromium': noChromium,
  user: asUser,
  others: named,
} = readArguments(
  'npm run test:fresh',
  { node: { shown: '20', read: (text) => text }, 'no-chromium': flag, user: flag },
  { others: '[<step>...]', most: STEPS.length },
)
if (process.platform !== 'linux' || process.getuid?.() !== 0) endWith('A fresh root is made by root, on Linux')

const node = namedNode ?? (asUser ? '24' : '20')
const HOME = '/home/rupya'
/** The user without root's rights; the home folder is beside the clone. */
const USER = 'developer'
/** Variables that a machine behind a company's proxy needs. */
const NETWORK = ['http_proxy', 'https_proxy', 'no_proxy', 'NODE_EXTRA_CA_CERTS', 'SSL_CERT_FILE']
/** The mounts belong to this command only, and end with it, like all processes that it starts. */
const UNSHARED = ['--mount', '--pid', '--fork', '--kill-child', '--propagation', 'private']
const MOUNTS = ['mount -t proc proc proc', ...['sys', 'dev'].map((name) => `mount --rbind /${name} ${name}`)].join(
  ' && ',
)

const root = mkdtempSync(join(tmpdir(), 'rupya-fresh-'))
const folders = [root]
const children = new Set<ChildProcess>()
process.on('exit', () => {
  for (const child of children) child.kill('SIGKILL')
  for (const folder of folders) rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
})
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(130))

const figures: [what: string, seconds: number][] = []
let problems = 0
await timed('The root is made', async () => makeRoot())
await timed('npm start, until a screen is drawn', startsApp)
const alone = named.includes('each') ? STEPS.map(({ name }) => name) : named
if (alone.length === 0) await timed('npm test', () => tests('npm test'))
for (const step of alone) await timed(`npm test -- ${step}`, () => onCopy((copy) => tests(`npm test -- ${step}`, copy)))

console.log(
  `\nOn Debian with Node ${version()}${noChromium ? ' and no Chromium' : ''}${asUser ? ', without root' : ''}:`,
)
for (const [what, seconds] of figures) console.log(`${(seconds / 60).toFixed(1).padStart(6)} min  ${what}`)
if (problems > 0) endWith(`${problems} of these failed`)

async function tests(command: string, mount = '') {
  const { code, last } = await inRoot(command, mount)
  console.log(`${command} ended with ${code}: ${last}`)
  if (code !== 0) problems += 1
}

/** Uses a copy of the machine. Changes to it are discarded afterwards. */
async function onCopy(use: (mount: string) => Promise<void>) {
  const layers = mkdtempSync(join(tmpdir(), 'rupya-fresh-copy-'))
  folders.push(layers)
  for (const name of ['upper', 'work', 'root']) mkdirSync(join(layers, name))
  const of = `lowerdir=${root},upperdir=${layers}/upper,workdir=${layers}/work`
  await use(`mount -t overlay overlay -o ${of} ${layers}/root && cd ${layers}/root && `)
  rmSync(layers, { recursive: true })
}

async function timed(what: string, does: () => Promise<void>) {
  const started = performance.now()
  await does()
  figures.push([what, (performance.now() - started) / 1000])
}

/** Debian's smallest root, which is kept for the next run, with git, this Node and npm, and a clone. */
function makeRoot() {
  const base = resolve('.cache/fresh/bookworm')
  if (!existsSync(join(base, 'etc/debian_version'))) {
    console.log('Making a Debian root (once)...')
    rmSync(base, { recursive: true, force: true })
    mkdirSync(base, { recursive: true })
    const packages = '--include=ca-certificates,git'
    execFileSync('debootstrap', ['--variant=minbase', packages, 'bookworm', base], {
      stdio: ['ignore', 'ignore', 'inherit'],
    })
  }
  execFileSync('cp', ['-a', `${base}/.`, root])
  for (const file of ['/etc/resolv.conf', '/etc/hosts']) cpSync(file, join(root, file), { dereference: true })
  for (const name of NETWORK) {
    const file = process.env[name]
    if (file?.startsWith('/') && existsSync(file)) cpSync(file, join(root, file), { dereference: true })
  }

  cpSync(join(unpack(`node-linux-${process.arch}@${node}`), 'bin/node'), join(root, 'usr/local/bin/node'))
  cpSync(unpack('npm@11'), join(root, 'usr/local/lib/node_modules/npm'), { recursive: true })
  for (const command of ['npm', 'npx'])
    symlinkSync(`../lib/node_modules/npm/bin/${command}-cli.js`, join(root, 'usr/local/bin', command))

  // For git, the folder belongs to another user.
  writeFileSync(join(root, 'etc/gitconfig'), `[safe]\n\tdirectory = ${HOME}\n`)
  execFileSync('git', ['clone', '--quiet', resolve('.'), root + HOME])
  if (!asUser) return
  execFileSync('chroot', [root, 'useradd', '--create-home', USER])
  execFileSync('chroot', [root, 'chown', '-R', USER, HOME])
}

/** The folder of a package from the registry. */
function unpack(name: string): string {
  const folder = mkdtempSync(join(root, 'tmp/package-'))
  execFileSync('npm', ['pack', '--silent', '--pack-destination', folder, name], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  execFileSync('tar', ['-xzf', String(globSync(`${folder}/*.tgz`)[0]), '-C', folder])
  return join(folder, 'package')
}

function version(): string {
  return execFileSync('chroot', [root, 'node', '--version'], { encoding: 'utf8' }).trim()
}

function spawnInRoot(command: string, mount = '') {
  const given = Object.fromEntries(NETWORK.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])))
  const env = {
    PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
    HOME: asUser ? `/home/${USER}` : '/root',
    // A skipped step is a failure, unless it is intended.
    ...(noChromium && { RUPYA_CHROMIUM: 'none' }),
    ...(!noChromium && !asUser && { CI: '1' }),
    ...given,
  }
  const words = Object.entries(env).map(([name, value]) => `${name}=${value}`)
  const chroot = asUser ? `chroot --userspec=${USER} .` : 'chroot .'
  // The namespace's first process stays root: a process that becomes another user does not end with `unshare`
  // (PR_SET_PDEATHSIG).
  const enter = `cd ${root} && ${mount}${MOUNTS} && { ${chroot} env -i "$@" sh -c 'cd ${HOME} && ${command}'; exit $?; }`
  const child = spawn('unshare', [...UNSHARED, 'sh', '-c', enter, 'sh', ...words], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  children.add(child)
  child.on('close', () => children.delete(child))
  return child
}

/** Runs a command in the clone to its end, and prints its output. */
async function inRoot(command: string, mount: string): Promise<{ code: number | null; last: string }> {
  const child = spawnInRoot(command, mount)
  let said = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    said += text
    process.stdout.write(text)
  })
  const code = await new Promise<number | null>((done) => child.on('close', done))
  return { code, last: said.trim().split('\n').at(-1) ?? '' }
}

/** Starts the app and opens the first printed address in a browser of this machine. */
async function startsApp() {
  const child = spawnInRoot('npm start')
  try {
    const address = await new Promise<string>((found, fail) => {
      let said = ''
      child.stdout.setEncoding('utf8').on('data', (text: string) => {
        said += text
        process.stdout.write(text)
        const [url] = /http:\/\/localhost:\d+\/loanDetails\S+/.exec(said) ?? []
        if (url) found(url)
      })
      child.on('close', () => fail(new Error('npm start ended')))
    })
    const browser = await launchChromium()
    const page = await browser.newPage({ viewport: { width: 360, height: 740 } })
    await page.goto(address)
    await page.getByRole('link', { name: 'Bayar' }).waitFor({ timeout: 60_000 })
    console.log(`The first screen says: ${await page.getByRole('heading').first().innerText()}`)
    await browser.close()
  } finally {
    child.kill('SIGKILL')
    while (child.exitCode === null && child.signalCode === null) await wait(50)
  }
}
