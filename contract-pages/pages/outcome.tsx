import { type Given, WHOLE_BODY } from '../../contract-tools/read/document.ts'
import type { ExampleEntry, OutcomeEntry, Picture } from '../model/outcomes.ts'
import type { OperationEntry } from '../model/reference.ts'
import { Code, Json } from './code.tsx'
import { OutcomeName } from './marks.tsx'
import { inline, Text } from './text.tsx'

interface Props {
  operation: OperationEntry
  outcome: OutcomeEntry
  /** Returns the anchor of a part of the operation. */
  at: (anchor: string) => string
  heading: 'h3' | 'h4'
  hasWorld: boolean
}

/** A possible outcome: its meaning, what the app does and shows, and how to get it. */
export function Outcome({ operation, outcome, at, heading: Heading, hasWorld }: Props) {
  const { name, code, kind, meaning, app, isFinal, examples, picture } = outcome
  return (
    <section className="outcome card" id={at(name)} aria-labelledby={at(`${name}-title`)}>
      <div className="row">
        <Heading id={at(`${name}-title`)}>
          <a href={`#${at(name)}`}>
            <OutcomeName outcome={outcome} />
          </a>
        </Heading>
        <code className="mark">{code}</code>
        {isFinal && <span className="mark">final: no retry can mend it</span>}
      </div>
      <div className="outcome-body flow">
        <div className="flow">
          <Text>{meaning}</Text>
          {app !== '' && <Text>{`**The app.** ${app}`}</Text>}
          {kind === 'success' && operation.reply && (
            <p>
              {operation.reply.key === WHOLE_BODY
                ? 'The payload’s fields stand beside the code'
                : inline(`The payload is in \`${operation.reply.key}\``)}
              , <a href={`#${at('reply')}`}>field by field below</a>.
            </p>
          )}
        </div>
        {picture && <Screen picture={picture} words={`${operation.id}, ${name}`} />}
        <div>
          {examples.map((example, index) => (
            <Example
              key={example.name}
              operation={operation}
              example={example}
              outcome={outcome}
              anchor={at(`example-${example.name}`)}
              isOpen={index === 0}
              hasWorld={hasWorld}
            />
          ))}
        </div>
      </div>
    </section>
  )
}

function Screen({ picture, words }: { picture: Picture; words: string }) {
  if ('nothing' in picture)
    return (
      <p className="nothing">
        <strong>The borrower sees nothing.</strong> {picture.nothing}
      </p>
    )
  return (
    <figure className="screen">
      <a href={picture.light} aria-label={`The screen after ${words}, as large as it was taken`}>
        <picture>
          <source srcSet={picture.dark} media="(prefers-color-scheme: dark)" />
          <img
            src={picture.light}
            width="360"
            height="740"
            loading="lazy"
            alt={`What the borrower sees after ${words}`}
          />
        </picture>
      </a>
      <figcaption>
        What the borrower then sees
        {picture.address && (
          <>
            {' · '}
            <a href={picture.address}>in the app</a>
          </>
        )}
      </figcaption>
    </figure>
  )
}

interface ExampleProps {
  operation: OperationEntry
  example: ExampleEntry
  outcome: OutcomeEntry
  anchor: string
  isOpen: boolean
  hasWorld: boolean
}

function Example({ operation: { id }, example, outcome, anchor, isOpen, hasWorld }: ExampleProps) {
  const { name, summary, market, isScrambled, given, request, curl, call, reply } = example
  return (
    <details id={anchor} open={isOpen}>
      <summary>
        <code>{name}</code> <span className="quiet">{summary}</span>{' '}
        {isScrambled && <span className="mark">scrambled</span>}{' '}
        {market === 'in' && <span className="mark">India</span>}
      </summary>
      <Before given={given} />
      <p className="label">Request{outcome.name === 'sessionEnded' && ', without a session'}</p>
      <div data-as="fields">
        {request.length === 0 ? (
          <p className="quiet">Sent without fields.</p>
        ) : (
          <dl className="pairs">
            {request.map(([field, value]) => [
              <dt key={field}>
                <code>{field}</code>
              </dt>,
              <dd key={`${field} value`}>
                {value === '' ? <span className="quiet">empty</span> : <code>{value}</code>}
              </dd>,
            ])}
          </dl>
        )}
      </div>
      <div data-as="curl">
        <Code label={`curl of ${id}, ${name}`}>{curl}</Code>
      </div>
      <div data-as="call">
        {call === undefined ? (
          <p className="quiet">A picture is no envelope: its address is the picture’s source.</p>
        ) : (
          <Code label={`call of ${id}, ${name}`}>{call}</Code>
        )}
      </div>
      <p className="label">Reply</p>
      <Reply reply={reply} name={name} code={outcome.code} />
      {hasWorld && given.unprovokable === undefined && (
        <p className="scripted">
          <a className="button main" href={`${id}.html#try`} data-example={name}>
            Try it
          </a>
        </p>
      )}
    </details>
  )
}

/** What must be true before the request. */
function Before({ given: { scenario, steps = [], seed, unprovokable } }: { given: Given }) {
  if (!scenario && steps.length === 0 && !seed && !unprovokable) return null
  return (
    <>
      <p className="label">Before it</p>
      {unprovokable && <p>No request brings it about: {inline(unprovokable)}</p>}
      {seed && <p>{inline(seed)}</p>}
      {scenario && (
        <p>
          Scenario of the mock server: <code>{scenario}</code>
        </p>
      )}
      {steps.length > 0 && (
        <ol>
          {steps.map(({ call, with: own = {}, gives = {} }, index) => {
            const fields = Object.entries(own).map(([key, value]) => `\`${key}=${value}\``)
            const given = Object.entries(gives).map(([key, from]) => `\`${key}\` (\`${from}\`)`)
            return (
              // The same call may occur twice.
              <li key={index}>
                <a href={`${call}.html`}>
                  <code>{call}</code>
                </a>
                {fields.length > 0 && inline(` with ${fields.join(' ')}`)}
                {given.length > 0 && inline(`, which gives ${given.join(', ')}`)}
              </li>
            )
          })}
        </ol>
      )}
    </>
  )
}

function Reply({ reply, name, code }: { reply: unknown; name: string; code: string }) {
  if (reply === undefined) return <p className="quiet">{code}, with or without a body.</p>
  if (typeof reply !== 'string') return <Json value={reply} label={`The reply of ${name}`} />
  return (
    <img
      className="reply-picture"
      src={`data:image/svg+xml,${encodeURIComponent(reply)}`}
      alt="Four characters, slightly turned"
    />
  )
}
