// npm run contract:page [-- --since <git-ref or file>]: the contract's pages, in dist/contract/index.html. Shows the changes
// since the last release, or since another version.
import { endWith, readArguments } from './arguments.ts'
import { shellAddresses } from './build/shell-addresses.ts'
import { namedOption } from '../src/lib/command-line.ts'
import { UnreadableSide } from '../contract/diff/read-side.ts'
import { writeReference } from '../reference/write-reference.ts'
import { reportSince } from '../contract/diff/write.ts'

const FOLDER = 'dist/contract'

const { since } = readArguments('npm run contract:page', { since: namedOption('<git-ref or file>') })

try {
  await writeReference(FOLDER, await reportSince(since, shellAddresses))
  console.log(`The contract's pages are in ${FOLDER}/index.html`)
} catch (error) {
  if (!(error instanceof UnreadableSide)) throw error
  endWith(error.message)
}
