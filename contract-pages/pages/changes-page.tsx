import type { Reference } from '../model/reference.ts'
import { Text } from './text.tsx'

/** The report of `npm run contract:diff`, with links to its operations. */
export function ChangesPage({ reference, report }: { reference: Reference; report: string }) {
  const ids = new Set(reference.groups.flatMap(({ operations }) => operations.map(({ id }) => id)))
  return (
    <article className="flow">
      {report === '' ? (
        <>
          <h1>Nothing changed since the last release</h1>
          <p>
            The contract says what it said in {reference.version}. When a field, a code, a session or an effect changes,
            this page says whom that breaks: an old app on a new server, a new app on an old server, and on which
            screens.
          </p>
        </>
      ) : (
        <Text linkTo={(code) => (ids.has(code) ? `${code}.html` : undefined)}>{report}</Text>
      )}
      <p className="quiet">
        Made by <code>npm run contract:diff</code>, which compares any two versions.
      </p>
    </article>
  )
}
