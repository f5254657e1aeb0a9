// npm run docs              a static site in dist/docs for any file server: an introduction with the app in a phone; the contract's pages;
//                           the gallery; the demo
// npm run docs -- contract  without pictures, which take the longest time: the contract's pages are in dist/docs/contract
// --demo <folder>: uses an existing demo
// --readme-pictures: takes all pictures of the repository instead, the gallery's sheets too
// --serve [port]: then serves it at http://localhost:4180. --since <git-ref or file>: shows the changes since another version
import { endWith, flag, namedOption, optionalPort, readArguments } from './arguments.ts'
import { writeDocs } from './build/docs-site.ts'
import { recordUsage } from './build/record-usage.ts'
import { shellAddresses } from './build/shell-addresses.ts'
import { UnreadableSide } from '../contract-tools/diff/unreadable.ts'
import { reportSince } from '../contract-tools/diff/write.ts'
import { createFileServer } from './serve/file-server.ts'
import { SHOWN_OPERATION } from './situations/front/readme-pictures.ts'
import { listenAt, originOf, requireFreePort } from './serve/listen.ts'

const FOLDER = 'dist/docs'
/** Without most pictures of outcomes, which nothing in the repository shows. */
const FOR_README = 'dist/docs-for-readme'

const {
  serve,
  since,
  demo,
  'readme-pictures': forReadme,
  others: [only],
} = readArguments(
  'npm run docs',
  {
    serve: optionalPort(4180),
    since: namedOption('<git-ref or file>'),
    demo: namedOption('<folder>'),
    'readme-pictures': flag,
  },
  { others: '[contract]', most: 1 },
)
if (only !== undefined && only !== 'contract')
  endWith(`There is no ${only} of the documentation. There is: contract, which has no pictures`)
const hasPictures = only === undefined
if (forReadme && !hasPictures) endWith("The README's pictures show those of the contract: leave contract out")
const place = { command: 'npm run docs', option: '--serve', port: serve ?? 4180, host: 'localhost' }
if (serve !== undefined) await requireFreePort(place)

const usage = recordUsage()
const { contract, report } = await reportSince(since, shellAddresses, usage).catch((error: unknown) => {
  if (error instanceof UnreadableSide) return endWith(error.message)
  throw error
})
const folder = forReadme ? FOR_README : FOLDER
const outcomesOf = forReadme ? SHOWN_OPERATION : undefined
const problems = await writeDocs(folder, { contract, report, usage, hasPictures, demo, outcomesOf })
for (const problem of problems) console.error(`No picture of ${problem}`)
if (problems.length > 0) process.exit(1)
console.log(forReadme ? 'The pictures of README.md and docs are new' : `The documentation is in ${folder}/index.html`)
if (serve !== undefined) {
  await listenAt(createFileServer({ folder }), place)
  console.log(`It is at ${originOf(place)}`)
}
