import { readFile, stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import type { ContractDocument } from '../read/document.ts'
import { bundleContract } from '../bundle/write.ts'
import { asBundle, asShell, asUsage } from './form.ts'
import { git } from './git.ts'
import { isSchema } from '../read/schema.ts'
import { shellProblems } from '../shell/problems.ts'
import { hasShell, readShell } from '../shell/read-shell.ts'
import type { ScreenAddress, ShellSource } from '../shell/shell-contract.ts'
import { expandShell } from '../shell/write.ts'
import type { Side } from './pair.ts'
import { UnreadableSide } from './unreadable.ts'
import type { Usage } from './usage.ts'

const BUNDLE = 'openapi/generated/openapi.json'
const SHELL = 'openapi/generated/shell.json'

/** The contract of the last release and its shell, `{contract, shell}`, compressed; and what its screens read. */
export const RELEASED = 'openapi/released/openapi.json.gz'
export const RELEASED_USAGE = 'openapi/released/usage.json'

/** Many times the size of the contract's bundle. */
const MOST_BYTES = 64 * 1024 * 1024
const MOST_DEEP = 200
const tooLarge = (what: string) => new UnreadableSide(`${what} holds more than ${MOST_BYTES / 1024 / 1024} MB.`)

export const WORKING_TREE = 'the working tree'

export interface NamedSide extends Side {
  name: string
}

/** The current contract, whether generated or not. `addresses` are those that a shell opens. */
export async function workingTree(addresses: () => ScreenAddress[]): Promise<NamedSide> {
  try {
    const contract = await bundleContract(process.cwd())
    return {
      name: WORKING_TREE,
      contract,
      shell: await shellNow(contract, addresses),
    }
  } catch (error) {
    if (error instanceof UnreadableSide) throw error
    throw new UnreadableSide(`The contract of the working tree cannot be read: ${firstLine(error)}`)
  }
}

async function shellNow(contract: ContractDocument, addresses: () => ScreenAddress[]) {
  if (!hasShell(process.cwd())) return undefined
  const read = await readShell(process.cwd())
  const [problem] = shellProblems(read)
  if (problem !== undefined) throw new Error(problem)
  // Its problems were checked.
  return expandShell(read.value as ShellSource, contract, addresses())
}

const firstLine = (error: unknown) => (error instanceof Error ? error.message : String(error)).trim().split('\n')[0]

/** Reads a bundle from a file, or from a commit of this repository. */
export async function readSide(what: string): Promise<NamedSide> {
  const found = await stat(what).catch(() => undefined)
  return found?.isFile() ? fromFile(what) : fromCommit(what)
}

/** If the bundle is in its usual place in a checkout, the shell's is beside it. */
async function fromFile(file: string): Promise<NamedSide> {
  if ((await stat(file)).size > MOST_BYTES) throw tooLarge(file)
  const bytes = await readFile(file)
  const isCompressed = bytes[0] === 0x1f && bytes[1] === 0x8b
  const read = parse(file, isCompressed ? unzip(file, bytes) : bytes.toString())
  if (isSchema(read) && 'contract' in read)
    return {
      name: file,
      contract: asBundle(file, read['contract']),
      shell: asShell(file, read['shell']),
    }
  const side = { name: `\`${file}\``, contract: asBundle(file, read) }
  if (basename(dirname(file)) !== 'generated') return side
  const shell = await readFile(join(dirname(file), basename(SHELL)), 'utf8').catch(() => undefined)
  return { ...side, shell: shell === undefined ? undefined : asShell(SHELL, parse(SHELL, shell)) }
}

function unzip(file: string, bytes: Buffer): string {
  try {
    return gunzipSync(bytes, { maxOutputLength: MOST_BYTES }).toString()
  } catch (error) {
    if (Object(error).code === 'ERR_BUFFER_TOO_LARGE') throw tooLarge(file)
    throw new UnreadableSide(`${file} is damaged: it cannot be decompressed.`)
  }
}

/** The output of git; undefined if there is no such commit or file. Where git cannot look, its own words are thrown. */
function gitText(...args: string[]): string | undefined {
  try {
    return git(...args)
  } catch (error) {
    const { stderr } = Object(error)
    const words = String(stderr ?? error).trim()
    if (/dubious ownership|not a git repository|ENOENT/.test(words)) throw new UnreadableSide(words)
    return undefined
  }
}

function fromCommit(ref: string): NamedSide {
  // git would read a leading dash as an option.
  const commit = gitText('rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`)
  if (commit === undefined)
    throw new UnreadableSide(
      `${ref} is neither a file nor a commit of this repository (a shallow clone has few of them).`,
    )
  const id = commit.trim()
  const text = gitText('show', `${id}:${BUNDLE}`)
  if (text === undefined) throw new UnreadableSide(`The commit ${ref} has no ${BUNDLE}.`)
  const shell = gitText('show', `${id}:${SHELL}`)
  return {
    name: `\`${ref}\``,
    contract: asBundle(ref, parse(ref, text)),
    shell: shell === undefined ? undefined : asShell(ref, parse(ref, shell)),
  }
}

/** The fields that screens read, from a file of tests/all/usage; undefined without the file. */
export async function usageIn(file: string): Promise<Usage | undefined> {
  const text = await readFile(file, 'utf8').catch(() => undefined)
  return text === undefined ? undefined : asUsage(file, parse(file, text))
}

function parse(what: string, text: string): unknown {
  let read: unknown
  try {
    read = JSON.parse(text)
  } catch {
    throw new UnreadableSide(`${what} is no JSON.`)
  }
  if (isDeeper(read)) throw new UnreadableSide(`${what} is nested more than ${MOST_DEEP} deep.`)
  return read
}

/** Whether the value is nested deeper than any contract. */
function isDeeper(read: unknown): boolean {
  let level = [read]
  for (let depth = 0; depth <= MOST_DEEP; depth += 1) {
    level = level.flatMap((value) => (typeof value === 'object' && value !== null ? Object.values(value) : []))
    if (level.length === 0) return false
  }
  return true
}
