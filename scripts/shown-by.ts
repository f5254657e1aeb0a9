// npm run shown-by [-- REPAY-12 LOAN]: the tests that show each fact, those of a domain, or only these. `-- --write` writes
// down how many there are now, of all or of these alone, and the figures of docs/specification.md.
import { endWith, readArguments } from './arguments.ts'
import { writeFiles } from './build/write-files.ts'
import { flag } from '../src/lib/command-line.ts'
import { countShown } from './check/specification/check-document.ts'
import { readProject } from './check/specification/read-project.ts'
import { readShown, shownFiles } from './check/specification/shown-files.ts'

const { write, others } = readArguments(
  'npm run shown-by',
  { write: flag },
  { others: '[REPAY-12] [LOAN]', most: 1000 },
)
const project = readProject()
const { facts, domains } = project.specification
const before = readShown()
const isFact = (name: string) => name in before || facts.some(({ id }) => id === name)
const unknown = others.filter((name) => !domains.includes(name) && !isFact(name))
if (unknown.length > 0)
  endWith(`There is no fact and no domain ${unknown.join(', ')}. Domains are ${domains.join(', ')}`)

const isWanted = (id: string) => others.length === 0 || others.some((name) => name === id || id.startsWith(`${name}-`))
if (write) {
  const now = Object.entries(countShown(project.tags, facts)).filter(([id]) => isWanted(id))
  const kept = Object.entries(before).filter(([id]) => !isWanted(id))
  await writeFiles(process.cwd(), shownFiles(project, Object.fromEntries([...kept, ...now])))
} else
  for (const { id, text } of facts) {
    if (!isWanted(id)) continue
    console.log(`${id} ${text}`)
    for (const tag of project.tags.filter(({ fact }) => fact === id))
      console.log(`  ${tag.file}:${tag.line} ${tag.text}`)
  }
