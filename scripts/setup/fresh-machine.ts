import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { cpSync, existsSync, globSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

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

interface Options {
  /** The version of Node. */
  node: string
  /** Without root's rights. */
  asUser: boolean
  noChromium: boolean
}

export type FreshMachine = ReturnType<typeof freshMachine>

/** A Debian root in a temporary folder, with git, Node, npm and a clone of what is committed here. It ends with this process. */
export function freshMachine({ node, asUser, noChromium }: Options) {
  const root = mkdtempSync(join(tmpdir(), 'rupya-fresh-'))
  const folders = [root]
  const children = new Set<ChildProcess>()
  process.on('exit', () => {
    for (const child of children) child.kill('SIGKILL')
    for (const folder of folders) rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  })
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(130))

  return { make: makeRoot, version, start: spawnInRoot, run: inRoot, onCopy }

  /** Uses a copy of the machine. Changes to it are discarded afterwards. */
  async function onCopy(use: (mount: string) => Promise<void>) {
    const layers = mkdtempSync(join(tmpdir(), 'rupya-fresh-copy-'))
    folders.push(layers)
    for (const name of ['upper', 'work', 'root']) mkdirSync(join(layers, name))
    const of = `lowerdir=${root},upperdir=${layers}/upper,workdir=${layers}/work`
    await use(`mount -t overlay overlay -o ${of} ${layers}/root && cd ${layers}/root && `)
    rmSync(layers, { recursive: true })
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
}
