import type { Finding } from '../finding.ts'
import { contractLine } from '../contract-line.ts'
import { worldLine } from '../curl.ts'
import { groupBy } from '../group-by.ts'
import type { TrialResult } from '../run-trial.ts'
import { countEach, counted, namesOf } from '../terminal.ts'
import type { Report } from '../verify.ts'
import { escapeText as text } from './escape-text.ts'
import { REPORT_STYLE } from './report-style.ts'
import type { About } from './about.ts'

/** A self-contained page without scripts: first the findings, then each operation with its outcomes. */
export function htmlReport(report: Report, about: About): string {
  const { findings, notes, results } = report
  const { title, version } = about.contract.document.info
  const verdict = findings.length === 0 ? 'Nothing found' : counted(findings.length, 'finding')
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${text(verdict)}: ${text(about.server)}</title>
<style>${REPORT_STYLE}</style>
</head>
<body>
<header>
<p class="kicker">${text(title)} contract ${text(version)}, ${text(about.date)}</p>
<h1 class="${findings.length === 0 ? 'good' : 'bad'}">${text(verdict)}</h1>
<p class="server">${text(about.server)}</p>
${report.stopped === undefined ? '' : `<p class="bad">Not finished: ${text(report.stopped)}.</p>`}
${figures(report)}
</header>
<main>
${findings.length > 0 ? findingsPart('What is wrong', findings, about) : ''}
${notes.length > 0 ? findingsPart('Notes (they do not fail the run)', notes, about) : ''}
${operationsPart(
  results.filter(({ trial }) => trial.kind !== 'journey'),
  findings,
)}
${journeysPart(results.filter(({ trial }) => trial.kind === 'journey'))}
${notTriedPart(results)}
${seedsPart(report)}
</main>
</body>
</html>
`
}

function figures({ results, requests, milliseconds }: Report): string {
  const count = (state: string) => results.filter((result) => result.state === state).length
  const cells = [
    ['passed', count('passed')],
    ['failed', count('failed')],
    ['not tried', count('skipped')],
    ['requests', requests],
    ['seconds', Number((milliseconds / 1000).toFixed(1))],
  ] as const
  return `<dl class="figures">${cells
    .map(([name, value]) => `<div><dt>${name}</dt><dd>${value.toLocaleString('en')}</dd></div>`)
    .join('')}</dl>`
}

function findingsPart(title: string, findings: Finding[], about: About): string {
  const groups = [...groupBy(findings, ({ operation }) => operation)]
  return `<section><h2>${text(title)}</h2>${groups
    .map(
      ([operation, found]) =>
        `<article id="${text(operation)}"><h3>${text(operation)} <small>${addressOf(operation, about)}</small></h3><ol>${found
          .map((finding) => findingItem(finding, about))
          .join('')}</ol></article>`,
    )
    .join('\n')}</section>`
}

function addressOf(id: string, { contract }: About): string {
  const operation = contract.operations.get(id)
  return operation ? `${operation.method.toUpperCase()} ${text(operation.path)}` : ''
}

function findingItem({ says, alsoIn, pointer, trials, message, curl }: Finding, { contract }: About): string {
  const line = contractLine(contract, pointer)
  return `<li><p class="says">${code(says)}</p>
${alsoPart(alsoIn)}
${line === undefined ? '' : `<p class="contract"><span>Contract</span> <code>${text(line)}</code></p>`}
${message === undefined ? '' : `<p class="contract"><span>Message</span> ${text(message)}</p>`}
<details><summary>See it again, ${counted(curl.length, 'request')}</summary>
<pre tabindex="0">${text([worldLine(curl) ?? [], curl].flat().join('\n'))}</pre>
<p class="trials">Seen by ${text(namesOf(trials))}</p></details></li>`
}

/** How many operations are named before a list of them is folded. */
const FEW = 6

function alsoPart(operations: string[]): string {
  const names = text(operations.join(', '))
  if (operations.length === 0) return ''
  return operations.length <= FEW
    ? `<p class="contract"><span>Also in</span> ${names}</p>`
    : `<details><summary>Also in ${counted(operations.length, 'operation')}</summary><p class="contract">${names}</p></details>`
}

/** A sentence with names in backquotes. */
const code = (sentence: string) => text(sentence).replaceAll(/`([^`]+)`/g, '<code>$1</code>')

function operationsPart(results: TrialResult[], findings: Finding[]): string {
  const wrong = new Set(findings.map(({ operation }) => operation))
  const groups = [...groupBy(results, ({ trial }) => trial.operation.tags[0] ?? '')]
  return `<section><h2>Operations and their outcomes</h2>
${groups
  .map(
    ([tag, found]) =>
      `<h3>${text(tag)}</h3><ul class="operations">${[...groupBy(found, ({ trial }) => trial.operation.id)]
        .map(
          ([id, own]) =>
            `<li><span class="name">${wrong.has(id) ? `<a href="#${text(id)}">${text(id)}</a>` : text(id)}</span><span class="outcomes">${[
              ...groupBy(own, ({ trial }) => trial.outcome),
            ]
              .map(([outcome, tried]) => outcomeChip(outcome, tried))
              .join(' ')}</span></li>`,
        )
        .join('')}</ul>`,
  )
  .join('\n')}</section>`
}

/** Journeys, which belong to no single operation. */
function journeysPart(results: TrialResult[]): string {
  if (results.length === 0) return ''
  const rows = results.map(({ trial, state }) => {
    const [sign, words] = STATES[state]
    return `<li><span class="name">${text(trial.name.split('/')[1] ?? '')}</span><span class="outcomes"><span class="chip ${state}"><i aria-hidden="true">${sign}</i> ${words}</span> <span class="told">${text(trial.outcome)}</span></span></li>`
  })
  return `<section><h2>Journeys</h2><ul class="operations">${rows.join('')}</ul></section>`
}

const STATES = { failed: ['✗', 'failed'], passed: ['✓', 'passed'], skipped: ['–', 'not tried'] } as const

/** An outcome shows its worst trial. It passed only if something was tried. */
function outcomeChip(outcome: string, tried: TrialResult[]): string {
  const has = (state: string) => tried.some((result) => result.state === state)
  const state = has('failed') ? 'failed' : has('passed') ? 'passed' : 'skipped'
  const [sign, words] = STATES[state]
  const count = tried.filter((result) => result.state === 'passed').length
  return `<span class="chip ${state}" title="${text(`${words}: ${count} of ${tried.length}`)}"><i aria-hidden="true">${sign}</i> ${text(outcome)} <small>${count}/${tried.length}</small></span>`
}

function seedsPart({ warnings = [] }: Report): string {
  if (warnings.length === 0) return ''
  return `<section><h2>About this run</h2><ul class="reasons">${warnings.map((line) => `<li><span>${code(line)}</span></li>`).join('')}</ul></section>`
}

function notTriedPart(results: TrialResult[]): string {
  const reasons = [...countEach(results.flatMap(({ state, why }) => (state === 'skipped' && why ? [why] : [])))]
  if (reasons.length === 0) return ''
  const rows = reasons
    .toSorted(([, one], [, other]) => other - one)
    .map(([why, count]) => `<li><b>${count.toLocaleString('en')}</b> <span>${code(why)}</span></li>`)
  return `<section><h2>Not tried</h2><ul class="reasons">${rows.join('')}</ul></section>`
}
