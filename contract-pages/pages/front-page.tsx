import { renderToStaticMarkup } from 'react-dom/server'
import { Code } from './code.tsx'
import { Logo } from './layout.tsx'
import { inline } from './text.tsx'

/** A situation of the app that the phone on the page shows. */
interface Situation {
  words: string
  /** Its address, relative to this page. */
  to: string
}

export interface FrontInput {
  groups: { title: string; situations: Situation[] }[]
  /** What the first situation looks like. */
  picture: { light: string; dark: string } | undefined
  /** Whether the gallery's pictures exist. */
  hasGallery: boolean
  figures: { operations: number; examples: number; situations: number }
  samples: Samples
}

/** The first page of the static site: a one-minute introduction, and the app in a phone. */
export function FrontPage({ groups, picture, hasGallery, figures, samples }: FrontInput) {
  const first = groups[0]?.situations[0]?.to ?? ''
  const counts = [
    ['operations', figures.operations],
    ['examples, each to be tried', figures.examples],
    ...(hasGallery ? [['situations of the app, in pictures', figures.situations]] : []),
  ]
  return (
    <>
      <header className="front-bar row">
        <span className="brand row">
          <Logo />
          <strong>Rupya</strong>
        </span>
        <nav className="places row" aria-label="Pages">
          <a href="contract/index.html">Contract</a>
          {hasGallery && <a href="gallery/index.html">Gallery</a>}
          <a href={first}>App</a>
        </nav>
      </header>
      <main className="front">
        <section className="pitch" aria-labelledby="pitch">
          <h1 id="pitch">The contract comes first. The loan app cannot disagree.</h1>
          <p className="lead">
            Rupya is the borrower’s side of a consumer lender in India and Indonesia, and an answer to a question: how
            far can one OpenAPI contract carry a product? The typed client, the mock server in the phone on this page,
            the tests, the verifier for backend teams and these pages are all made from it.
          </p>
          <p className="row">
            <a className="button main" href="contract/index.html">
              Read the contract
            </a>
            {hasGallery && (
              <a className="button" href="gallery/index.html">
                See every screen
              </a>
            )}
          </p>
          <dl className="figures row">
            {counts.map(([words, count]) => (
              <div key={words}>
                <dt className="label">{words}</dt>
                <dd>{count}</dd>
              </div>
            ))}
          </dl>
        </section>
        <section className="phone" aria-label="The app in a phone">
          {/* This site's own app: in the frame it may do the same as on its own. */}
          {/* oxlint-disable-next-line react/iframe-missing-sandbox */}
          <iframe
            name="phone"
            title="The app, on its mock server"
            srcDoc={renderToStaticMarkup(<Closed opens={first} picture={picture} />)}
          />
        </section>
        <section className="situations" aria-labelledby="situations">
          <h2 id="situations">Put the phone into a situation</h2>
          {groups.map(({ title, situations }) => (
            <section key={title}>
              <h3 className="label">{title}</h3>
              <ul className="row">
                {situations.map(({ words, to }) => (
                  <li key={to}>
                    <a className="chip" href={to} target="phone">
                      {words}
                    </a>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </section>

        <section className="minute" aria-labelledby="minute">
          <h2 id="minute">In one minute</h2>
          <ol className="steps">
            {stepsOf(samples).map(({ title, words, label, code, link }) => (
              <li key={title}>
                <div className="flow">
                  <h3>{title}</h3>
                  <p>{inline(words)}</p>
                  {link && (
                    <p>
                      <a href={link.to}>{link.words}</a>
                    </p>
                  )}
                </div>
                <Code label={label}>{code}</Code>
              </li>
            ))}
          </ol>
        </section>
      </main>
    </>
  )
}

/** What the phone shows until somebody opens the app, which is two megabytes: a page of its own, whose link needs no script. */
const Closed = ({ opens, picture }: { opens: string; picture: FrontInput['picture'] }) => (
  <html lang="en" className="closed">
    <head>
      <title>The app is not open yet</title>
      <link rel="stylesheet" href="front.css" />
    </head>
    <body className="flow">
      {picture && (
        <picture>
          <source srcSet={picture.dark} media="(prefers-color-scheme: dark)" />
          <img src={picture.light} alt="A loan that is running: what is due, and when" />
        </picture>
      )}
      <p>
        <a className="button main" href={opens}>
          Open the app
        </a>
      </p>
      <p className="quiet">It runs in this page, on a mock server: nothing is sent.</p>
    </body>
  </html>
)

/** The output of each tool. */
export interface Samples {
  contract: string
  codes: string
  world: string
  verifier: string
  changes: string
}

interface Step {
  title: string
  words: string
  label: string
  code: string
  link?: { to: string; words: string }
}

const stepsOf = ({ contract, codes, world, verifier, changes }: Samples): Step[] => [
  {
    title: 'The API answers 200 to everything',
    words:
      'So a status tells nothing. The truth is `code` in the body, and it means something else in each operation. The contract therefore names every outcome, and says what the app then does.',
    label: 'An operation of the contract',
    code: contract,
    link: { to: 'contract/confirmRepayment.html', words: 'This operation, with the screen after each outcome' },
  },
  {
    title: 'The compiler knows them by name',
    words:
      'A payload cannot be read before its outcome, and a failure that the operation does not have does not compile. Flags are booleans and amounts have their unit, whatever the server sends.',
    label: 'A call as the app makes it',
    code: codes,
  },
  {
    title: 'A world that refuses what the contract forbids',
    words:
      'The mock is no list of canned replies. It has borrowers, debts that age, a clock, and a ledger of each request or reply that breaks the contract. It runs inside these pages, in the tests, and as a server.',
    label: 'The world as a server',
    code: world,
    link: { to: 'contract/getExtension.html#invalidRequest', words: 'Try it in the page' },
  },
  {
    title: 'Backend teams learn what is wrong',
    words:
      'One command checks a server against every outcome by its name, over journeys of several calls too. One mistake is one sentence, with a command that shows it again.',
    label: 'What the verifier says',
    code: verifier,
  },
  {
    title: 'A change says whom it breaks',
    words:
      'What each screen reads of each reply is recorded, so that a field which goes names the screens that follow, and one that nobody reads goes in peace.',
    label: 'What contract:diff says',
    code: changes,
    link: { to: 'contract/changes.html', words: 'Changes since the last release' },
  },
]
