// npm run shown-by [-- REPAY-12 LOAN]: the tests that show each fact, those of a domain, or only these. `-- --write` writes
// down how many there are now, of all or of these alone, and the figures of docs/specification.md.
import { readFileSync, writeFileSync } from 'node:fs'
import { endWith, readArguments } from './arguments.ts'
import { flag } from '../src/lib/command-line.ts'
import { keepFormatted } from './check/keep-formatted.ts'
import { countShown, figuresIn, type Shown } from './check/specification/check-document.ts'
import { INDEX, withFigures } from './check/specification/read-document.ts'
import { readProject, SHOWN } from './check/specification/read-project.ts'

const { write, others } = readArguments(
  'npm run shown-by',
  { write: flag },
  { others: '[REPAY-12] [LOAN]', most: 1000 },
)
const { specification, tags } = readProject()
const { facts, domains } = specification
const before: Shown = JSON.parse(readFileSync(SHOWN, 'utf8'))
const isFact = (name: string) => name in before || facts.some(({ id }) => id === name)
const unknown = others.filter((name) => !domains.includes(name) && !isFact(name))
if (unknown.length > 0)
  endWith(`There is no fact and no domain ${unknown.join(', ')}. Domains are ${domains.join(', ')}`)

const isWanted = (id: string) => others.length === 0 || others.some((name) => name === id || id.startsWith(`${name}-`))
if (write) {
  const now = countShown(tags, facts)
  const kept = Object.entries(before).filter(([id]) => !isWanted(id))
  const written = {
    ...Object.fromEntries(kept),
    ...Object.fromEntries(Object.entries(now).filter(([id]) => isWanted(id))),
  }
  // In the order of the facts; those that are gone come last, until they are named.
  const ids = [
    ...facts.map(({ id }) => id),
    ...Object.keys(written).filter((id) => !facts.some((fact) => fact.id === id)),
  ]
  keepFormatted(SHOWN, Object.fromEntries(ids.flatMap((id) => (id in written ? [[id, written[id]]] : []))))
  writeFileSync(
    INDEX,
    withFigures(readFileSync(INDEX, 'utf8'), (of) => figuresIn(of, facts, now)),
  )
} else
  for (const { id, text } of facts) {
    if (!isWanted(id)) continue
    console.log(`${id} ${text}`)
    for (const tag of tags.filter(({ fact }) => fact === id)) console.log(`  ${tag.file}:${tag.line} ${tag.text}`)
  }
