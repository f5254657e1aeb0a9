import type { ReactNode } from 'react'
import type { Reference } from '../model/reference.ts'

/** Pages other than those of the operations. */
export interface Places {
  /** The static site that contains these pages, if any: addresses relative to a page of the contract. */
  home?: string
  gallery?: string
  /** The page about the native shell, if the contract has one. */
  shell?: string
}

interface Props {
  reference: Reference
  places: Places
  /** The file of this page. */
  file: string
  children: ReactNode
  /** The column beside it on a wide screen. */
  beside?: ReactNode
}

/** The frame of each page of the contract: the bar with the search, and the list of operations. */
export function Layout({ reference, places: { shell, gallery, home }, file, children, beside }: Props) {
  const isHere = (name: string) => (name === file ? 'page' : undefined)
  const pages = [
    ['index.html', 'Operations'],
    ['everything.html', 'On one page'],
    ['changes.html', 'Changes'],
    [shell, 'The shell'],
    [gallery, 'Gallery'],
    [home, 'Home'],
  ] as const
  return (
    <>
      <a className="skip" href="#main">
        Skip to the contents
      </a>
      <header className="bar row">
        <a className="brand row" href="index.html">
          <Logo />
          <strong>{reference.title} contract</strong>
          <span className="mark">{reference.version}</span>
        </a>
        <Search groups={reference.groups} />
        <nav className="places row" aria-label="Pages">
          {pages.map(
            ([to, words]) =>
              to && (
                <a key={to} href={to} aria-current={isHere(to)}>
                  {words}
                </a>
              ),
          )}
        </nav>
      </header>
      <div className="columns">
        <nav className="menu" aria-label="Operations">
          {reference.groups.map(({ name, operations }) => (
            <section key={name}>
              <h2 className="label">{name}</h2>
              <ul>
                {operations.map(({ id, effect }) => (
                  <li key={id}>
                    <a className={`dotted ${effect}`} href={`${id}.html`} aria-current={isHere(`${id}.html`)}>
                      {id}
                    </a>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </nav>
        <main id="main" tabIndex={-1}>
          {children}
        </main>
        {beside}
      </div>
    </>
  )
}

/** The search needs scripts. Without them there is the list, and the page with everything. */
function Search({ groups }: Pick<Reference, 'groups'>) {
  return (
    <div className="search scripted" role="search">
      <label className="unseen" htmlFor="search">
        Search operations, outcomes and fields
      </label>
      <input
        id="search"
        type="search"
        role="combobox"
        aria-expanded="false"
        aria-controls="search-results"
        aria-autocomplete="list"
        autoComplete="off"
        placeholder={`/ finds ${wordsToFind(groups).join(', ')}…`}
      />
      <div id="search-results" className="card" role="listbox" aria-label="Found" hidden />
      <p className="unseen" role="status" id="search-status" />
    </div>
  )
}

/** Words that the search finds: a failure, its code, and who asks. */
function wordsToFind(groups: Reference['groups']): string[] {
  const operations = groups.flatMap((group) => group.operations)
  const failure = operations.flatMap(({ outcomes }) => outcomes.find(({ kind }) => kind === 'failure') ?? [])[0]
  const screen = operations.flatMap(({ screens }) => screens)[0]
  return [...(failure ? [failure.name, failure.code] : []), screen?.path ?? operations[0]?.id ?? '']
}

export const Logo = () => (
  <svg viewBox="0 0 32 32" width="28" height="28" aria-hidden="true">
    <rect width="32" height="32" rx="9" fill="var(--brand)" />
    <path
      fill="none"
      stroke="var(--brand-ink)"
      strokeLinecap="round"
      strokeWidth="2.4"
      d="M10 9h12M10 14h12M10 9h4.5a4.8 4.8 0 0 1 0 9.6H10L19 26"
    />
  </svg>
)

interface SectionProps {
  id: string
  title: string
  /** Its level below the page's title: the page with every operation has one level more. */
  heading?: 'h2' | 'h3'
  children: ReactNode
}

/** A part of a page, with its heading as an anchor. */
export function Section({ id, title, heading: Heading = 'h2', children }: SectionProps) {
  return (
    <section aria-labelledby={id}>
      <Heading id={id}>{title}</Heading>
      {children}
    </section>
  )
}
