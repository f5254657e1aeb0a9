import type { OperationContract } from '../../mocks/contract.ts'
import { escapeHtml as text } from '../../src/lib/html.ts'
import { REPORT_STYLE } from '../../packages/verifier/index.ts'
import { type Coverage, outcomesOf } from './coverage.ts'

/** What the journeys covered of each operation, as a page without scripts. */
export function coveragePage(operations: OperationContract[], coverage: Coverage): string {
  const outcomes = operations.flatMap(outcomesOf)
  const met = outcomes.filter((name) => name in coverage.outcomes)
  const figures = {
    operations: `${operations.filter(({ id }) => met.some((name) => name.startsWith(`${id}/`))).length} of ${operations.length}`,
    outcomes: `${met.length} of ${outcomes.length}`,
    examples: `${Object.keys(coverage.examples).length} of ${operations.reduce((sum, { examples }) => sum + Object.keys(examples).length, 0)}`,
  }
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>What the journeys exercise of the contract</title>
<style>${REPORT_STYLE}</style>
<header>
<p class="kicker">Rupya</p>
<h1>What the journeys exercise</h1>
<dl class="figures">${Object.entries(figures)
    .map(([name, value]) => `<div><dt>${name}</dt><dd>${value}</dd></div>`)
    .join('')}</dl>
</header>
<main>
${[...new Set(operations.flatMap(({ tags }) => tags[0] ?? []))].map((tag) => section(tag, operations, coverage)).join('\n')}
</main>
</html>
`
}

function section(tag: string, operations: OperationContract[], coverage: Coverage): string {
  const own = operations.filter(({ tags }) => tags[0] === tag)
  return `<h2>${text(tag)}</h2>
<ul class="operations">${own.map((operation) => row(operation, coverage)).join('')}</ul>`
}

function row(operation: OperationContract, coverage: Coverage): string {
  const { id } = operation
  const chips = (names: string[], known: Record<string, string>) =>
    names.map((name) =>
      `${id}/${name}` in known
        ? `<span class="chip passed">${text(name)}</span>`
        : `<span class="chip">${text(name)}, not met</span>`,
    )
  const outcomes = outcomesOf(operation).map((name) => name.slice(id.length + 1))
  return `<li><span class="name">${text(id)}</span><span class="outcomes">${[
    ...chips(outcomes, coverage.outcomes),
    ...chips(['plain', 'scrambled'], coverage.envelopes),
    ...chips(['id', 'in'], coverage.markets),
  ].join('')}</span></li>`
}
