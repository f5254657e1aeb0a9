import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { OperationEntry, Reference } from '../model/reference.ts'
import { ChangesPage } from './changes-page.tsx'
import { pageDocument } from './document.ts'
import { type FrontInput, FrontPage } from './front-page.tsx'
import { Layout, type Places } from './layout.tsx'
import type { ShellReference } from '../model/shell.ts'
import { GuidePage } from './guide-page.tsx'
import { OperationPage, ShowAs } from './operation-page.tsx'
import { Overview } from './overview.tsx'
import { ShellPage } from './shell-page.tsx'
import { TryPanel } from './try-panel.tsx'

export interface ReferenceInput {
  reference: Reference
  places: Places
  /** The contract with the native shell, if there is one. */
  shell?: ShellReference
  /** The report of contract:diff since the last release; empty if nothing changed. */
  report: string
}

/** Every page of the contract, by its file name. */
export function renderReference({ reference, places: others, shell, report }: ReferenceInput): Record<string, string> {
  const places = { ...others, ...(shell && { shell: 'shell.html' }) }
  const page = (file: string, title: string, description: string, main: ReactNode, beside?: ReactNode) => [
    file,
    pageDocument({
      title: `${title} · ${reference.title}`,
      description,
      style: 'reference.css',
      scripts: ['reference.js'],
      body: renderToStaticMarkup(
        <Layout reference={reference} places={places} file={file} beside={beside}>
          {main}
        </Layout>,
      ),
    }),
  ]
  const operations = reference.groups.flatMap((group) =>
    group.operations.map((operation) => ({ operation, group: group.name })),
  )
  const words = `What each call of ${reference.title} may answer`
  return Object.fromEntries([
    page('index.html', 'The contract', words, <Overview reference={reference} />),
    page(
      'changes.html',
      'Changes',
      'What changed since the last release',
      <ChangesPage reference={reference} report={report} />,
    ),
    page(
      'everything.html',
      'The contract on one page',
      words,
      <Everything operations={operations} hasWorld={reference.hasWorld} />,
    ),
    ...(shell
      ? [
          page(
            'shell.html',
            shell.contract.title,
            'What the native shell is asked for, what it opens, and what it does by itself',
            <ShellPage shell={shell} />,
          ),
          ...shell.guides.map((guide) =>
            page(
              guide.file,
              guide.words,
              'A complete small shell, with the vendor’s documentation',
              <GuidePage guide={guide} guides={shell.guides} />,
            ),
          ),
        ]
      : []),
    ...operations.map(({ operation, group }) =>
      page(
        `${operation.id}.html`,
        operation.summary,
        `${operation.id}: ${operation.outcomes.map(({ name }) => name).join(', ')}`,
        <OperationPage operation={operation} group={group} hasWorld={reference.hasWorld} />,
        reference.hasWorld && <TryPanel operation={operation} />,
      ),
    ),
  ])
}

/** The first page of the static site that contains the contract's pages. */
export const renderFrontPage = (input: FrontInput): string =>
  pageDocument({
    title: 'Rupya: the contract comes first',
    description: 'A loan app, its mock server, its tests and its verifier, all made from one OpenAPI contract',
    style: 'front.css',
    scripts: ['front.js'],
    body: renderToStaticMarkup(<FrontPage {...input} />),
  })

/** All operations on one page, for printing and for the browser's search. */
function Everything({
  operations,
  hasWorld,
}: {
  operations: { operation: OperationEntry; group: string }[]
  hasWorld: boolean
}) {
  return (
    <>
      <h1>The contract on one page</h1>
      <ShowAs />
      {operations.map(({ operation, group }) => (
        <OperationPage key={operation.id} operation={operation} group={group} isOneOfMany hasWorld={hasWorld} />
      ))}
    </>
  )
}
