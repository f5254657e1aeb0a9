// npm run shown-by [-- REPAY-12 LOAN]: the tests that show each fact, those of a domain, or only these. `-- --write` accepts how
// many there are now, where `npm test -- specification` has fewer than before.
import { endWith, flag, readArguments } from './arguments.ts'
import { keepFormatted } from './keep-formatted.ts'
import { countShown } from './specification/check-document.ts'
import { readProject, SHOWN } from './specification/read-project.ts'

const { write, others } = readArguments(
  'npm run shown-by',
  { write: flag },
  { others: '[REPAY-12] [LOAN]', most: 1000 },
)
const { specification, tags } = readProject()
const { facts, domains } = specification
const unknown = others.filter((name) => !domains.includes(name) && !facts.some(({ id }) => id === name))
if (unknown.length > 0)
  endWith(`There is no fact and no domain ${unknown.join(', ')}. Domains are ${domains.join(', ')}`)

if (write) keepFormatted(SHOWN, countShown(tags, facts))
else
  for (const { id, domain, text } of facts) {
    if (others.length > 0 && !others.includes(id) && !others.includes(domain)) continue
    console.log(`${id} ${text}`)
    for (const tag of tags.filter(({ fact }) => fact === id)) console.log(`  ${tag.file}:${tag.line} ${tag.text}`)
  }
