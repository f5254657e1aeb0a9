import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { endWith } from '../arguments.ts'

/** One above the floor, because Playwright cannot see the requests of version 85. */
export const VERSION = '86'

/** The npm package with it, for Linux on x64 with glibc. */
const PACKAGE = {
  name: 'chrome-aws-lambda@5.3.1',
  integrity: 'sha512-KklZTy2p2U/86cCh1hKL3PGDqoirQCAg7uejvNIn0rDBkWj4Su4GOjYMRVB3kthLwmnWhh3x63RDBTCAaQ9Q3Q==',
}

const FOLDER = resolve('.cache/old-chromium', VERSION)
const PROGRAM = join(FOLDER, 'chromium')

/** One that lacks a library ends before. These take `--version` for a normal start, and some of these starts never end. */
const START_MS = 5000

/** The path of an old Chromium that runs; undefined if it is missing. */
export function findOldChromium(): string | undefined {
  if (!existsSync(PROGRAM)) return undefined
  const { status, error } = spawnSync(PROGRAM, ['--version', '--no-sandbox'], { stdio: 'ignore', timeout: START_MS })
  return status === 0 || (error && 'code' in error && error.code === 'ETIMEDOUT') ? PROGRAM : undefined
}

/** Downloads it from the npm registry, checks its integrity, and unpacks it. */
export function bringOldChromium(): void {
  const { name, integrity } = PACKAGE
  console.log(`Fetching Chromium ${VERSION} (npm package ${name}, some 50 MB, 150 MB on the disk).`)
  const folder = `${FOLDER}-${process.pid}`
  mkdirSync(folder, { recursive: true })
  try {
    const packed = run('npm', ['pack', name, '--pack-destination', folder])
    const archive = join(folder, packed.trim().split('\n').at(-1) ?? '')
    if (`sha512-${createHash('sha512').update(readFileSync(archive)).digest('base64')}` !== integrity)
      throw new Error(`${name} is not what it was`)
    run('tar', ['-xzf', archive, '-C', folder, 'package/bin/chromium.br'])
    const program = join(folder, 'chromium')
    writeFileSync(program, brotliDecompressSync(readFileSync(join(folder, 'package/bin/chromium.br'))))
    chmodSync(program, 0o755)
    for (const part of [join(folder, 'package'), archive]) rmSync(part, { recursive: true })
    // Renamed as a whole, so that it is either complete or missing.
    rmSync(FOLDER, { recursive: true, force: true })
    renameSync(folder, FOLDER)
  } catch (error) {
    rmSync(folder, { recursive: true, force: true })
    endWith(`It cannot be fetched here: ${error instanceof Error ? error.message : String(error)}`)
  }
  if (!findOldChromium())
    endWith('It is here and lacks libraries of the system. This brings them: npx playwright install-deps chromium')
}

function run(program: string, args: string[]): string {
  const { status, stdout, stderr, error } = spawnSync(program, args, { encoding: 'utf8' })
  if (status !== 0)
    throw error ?? new Error(/^npm error (?!code)(.*)/m.exec(stderr)?.[1] ?? `${program} ended with ${status}`)
  return stdout
}
