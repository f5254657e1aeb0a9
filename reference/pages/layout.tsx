import type { ReactNode } from 'react'
import type { Reference } from '../model/reference.ts'

/** Pages other than those of the operations. */
export interface Places {
  /** The static site that contains these pages, if any: addresses relative to a page of the contract. */
  home?: string
  gallery?: string
  demo?: string
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
export function Layout({ reference, places, file, children, beside }: Props) {
  return (
    <>
      <a className="skip" href="#main">
        Skip to the contents
      </a>
      <header className="bar">
        <a className="brand" href="index.html" aria-current={file === 'index.html' ? 'page' : undefined}>
          <Logo />
          <span>
            {reference.title} <span className="brand-part">contract</span>
          </span>
          <span className="version">{reference.version}</span>
        </a>
        <Search reference={reference} />
        <nav className="places" aria-label="Pages">
          {PAGES.map(({ name, words }) => (
            <a key={name} href={name} aria-current={name === file ? 'page' : undefined}>
              {words}
            </a>
          ))}
          {places.shell && (
            <a href={places.shell} aria-current={places.shell === file ? 'page' : undefined}>
              The shell
            </a>
          )}
          {places.gallery && <a href={places.gallery}>Gallery</a>}
          {places.home && <a href={places.home}>Home</a>}
        </nav>
      </header>
      <div className={beside ? 'columns with-beside' : 'columns'}>
        <div className="menu">
          <details className="menu-fold">
            <summary>All operations</summary>
            <Menu reference={reference} file={file} />
          </details>
          <Menu reference={reference} file={file} isWide />
        </div>
        <main id="main" tabIndex={-1}>
          {children}
        </main>
        {beside}
      </div>
    </>
  )
}

const PAGES = [
  { name: 'everything.html', words: 'On one page' },
  { name: 'changes.html', words: 'Changes' },
]

/** The search needs scripts. Without them there is the list, and the page with everything. */
function Search({ reference: { groups } }: Pick<Props, 'reference'>) {
  return (
    <div className="search scripted" role="search">
      <label className="unseen" htmlFor="search">
        Search operations, outcomes and fields
      </label>
      <svg viewBox="0 0 20 20" width="18" height="18" aria-hidden="true">
        <circle cx="9" cy="9" r="6" />
        <path d="m13.5 13.5 4 4" />
      </svg>
      <input
        id="search"
        type="search"
        role="combobox"
        aria-expanded="false"
        aria-controls="search-results"
        aria-autocomplete="list"
        autoComplete="off"
        placeholder={`${wordsToFind(groups).join(', ')}…`}
      />
      <kbd aria-hidden="true">/</kbd>
      <div id="search-results" role="listbox" aria-label="Found" hidden />
      <p className="unseen" role="status" id="search-status" />
    </div>
  )
}

/** Words that the search finds: a failure, its code, and who asks. */
function wordsToFind(groups: Reference['groups']): string[] {
  const operations = groups.flatMap((group) => group.operations)
  const failure = operations.flatMap(({ outcomes }) => outcomes.find(({ kind }) => kind === 'failure') ?? [])[0]
  const screen = operations.find(({ screens }) => screens.length > 0)?.screens[0]
  return [...(failure ? [failure.name, failure.code] : []), screen?.path ?? operations[0]?.id ?? '']
}

function Menu({
  reference: { groups },
  file,
  isWide = false,
}: Pick<Props, 'reference' | 'file'> & { isWide?: boolean }) {
  return (
    <nav aria-label="Operations" className={isWide ? 'menu-wide' : 'menu-small'}>
      {groups.map(({ name, operations }) => (
        <section key={name}>
          <h2>{name}</h2>
          <ul>
            {operations.map(({ id, effect }) => (
              <li key={id}>
                <a href={`${id}.html`} aria-current={file === `${id}.html` ? 'page' : undefined}>
                  <span className={`dot ${effect}`} aria-hidden="true" />
                  {id}
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  )
}

export const Logo = () => (
  <svg viewBox="0 0 32 32" width="28" height="28" aria-hidden="true" className="logo">
    <rect width="32" height="32" rx="9" />
    <path d="M10 9h12M10 14h12M10 9h4.5a4.8 4.8 0 0 1 0 9.6H10L19 26" />
  </svg>
)
