import type { Group, OperationEntry, Reference } from '../model/reference.ts'
import { NO_SESSION } from '../model/no-session.ts'
import { FieldsTable } from './fields-table.tsx'
import { EffectMark, OutcomeName, SessionMark } from './marks.tsx'
import { inline, Text } from './text.tsx'

/** Files for tools, beside the pages. */
const FILES = [
  { name: 'openapi.json', words: 'The contract as one OpenAPI 3.1 file, with every outcome as JSON Schema.' },
  {
    name: 'openapi-server.json',
    words: 'The same as servers send it, for code generators: plain envelope, named types.',
  },
  { name: 'openapi-server-3.0.json', words: 'The same in OpenAPI 3.0.3.' },
  { name: 'journeys.arazzo.json', words: 'What people do, call after call, as Arazzo 1.0.' },
]

/** The first page of the contract: its special features, and every operation with its outcomes. */
export function Overview({ reference }: { reference: Reference }) {
  const { groups, common, session, envelope, scrambled } = reference
  const operations = groups.flatMap(({ operations: own }) => own)
  const failures = operations.flatMap(({ outcomes }) => outcomes.filter(({ kind }) => kind === 'failure'))
  const examples = operations.flatMap(({ outcomes }) =>
    outcomes.flatMap(({ examples: own }) => own.filter(({ name }) => name !== NO_SESSION)),
  )
  return (
    <article>
      <header className="overview-head">
        <h1>The status is always 200. The outcome has a name.</h1>
        <p className="lead">
          {operations.length} operations, {failures.length} failures of their own, {examples.length} examples. Each
          outcome says by which code it is told, what it means, what the app then does, and which request brings it
          about.
        </p>
      </header>

      <section aria-labelledby="operations">
        <h2 id="operations">Operations</h2>
        {groups.map((group) => (
          <GroupTable key={group.name} group={group} />
        ))}
      </section>

      <section aria-labelledby="about">
        <h2 id="about">How to read it</h2>
        <div className="prose">
          <Text>{reference.description}</Text>
        </div>
      </section>

      <section aria-labelledby="common">
        <h2 id="common">Outcomes of every operation</h2>
        <dl className="common">
          <dt>
            <OutcomeName outcome={{ name: 'invalidRequest', kind: 'common' }} />{' '}
            <code>{common.invalidRequest.code}</code>
          </dt>
          <dd>
            <Text>{common.invalidRequest.meaning}</Text>
            <Text>{`**The app:** ${common.invalidRequest.app}`}</Text>
          </dd>
          <dt>
            <OutcomeName outcome={{ name: 'sessionEnded', kind: 'common' }} />{' '}
            <code>HTTP {common.sessionEnded.http.join(' or ')}</code>
          </dt>
          <dd>
            <Text>{common.sessionEnded.meaning}</Text>
            <Text>{`**The app:** ${common.sessionEnded.app}`}</Text>
          </dd>
          {common.busy && (
            <>
              <dt>
                <OutcomeName outcome={{ name: 'busy', kind: 'common' }} />{' '}
                <code>HTTP {common.busy.http.join(' or ')}</code>
              </dt>
              <dd>
                <Text>{common.busy.meaning}</Text>
                <Text>{`**The app:** ${common.busy.app}`}</Text>
              </dd>
            </>
          )}
        </dl>
      </section>

      <section aria-labelledby="session">
        <h2 id="session">The session</h2>
        <p>Each operation says what it needs.</p>
        <SessionFields label="Parameters of the session" fields={session.parameters}>
          In the query string of every call, as texts:
        </SessionFields>
        <SessionFields label="Headers of a session" fields={session.sessionHeaders}>
          With the calls that need a session, from the app’s address, also the headers:
        </SessionFields>
        <SessionFields label="Headers of every call" fields={session.headersOfEveryCall}>
          And with every call the header:
        </SessionFields>
      </section>

      <section aria-labelledby="envelope">
        <h2 id="envelope">The envelope</h2>
        <p>
          {inline(
            Object.keys(scrambled).length === 0
              ? `A reply has \`${envelope.code}\` and \`${envelope.message}\`, and a success its payload.`
              : `A reply is \`{ ${Object.keys(scrambled).join(', ')} }\`, or the same under its scrambled names: ${Object.entries(
                  scrambled,
                )
                  .map(([plain, other]) => `\`${plain}\` is \`${other}\``)
                  .join(', ')}. A server sends one or the other, never a mixture.`,
          )}
        </p>
      </section>

      <section aria-labelledby="files">
        <h2 id="files">For tools</h2>
        <ul className="files">
          {FILES.map(({ name, words }) => (
            <li key={name}>
              <a href={name}>
                <code>{name}</code>
              </a>{' '}
              {words}
            </li>
          ))}
        </ul>
      </section>
    </article>
  )
}

function SessionFields({ label, fields, children }: Parameters<typeof FieldsTable>[0] & { children: string }) {
  if (fields.length === 0) return null
  return (
    <>
      <p>{children}</p>
      <FieldsTable label={label} fields={fields} />
    </>
  )
}

function GroupTable({ group: { name, description, operations } }: { group: Group }) {
  return (
    <section className="group" id={name} aria-labelledby={`${name}-title`}>
      <h3 id={`${name}-title`}>{name}</h3>
      <p className="quiet">{inline(description)}</p>
      <ul className="operations">
        {operations.map((operation) => (
          <Row key={operation.id} operation={operation} />
        ))}
      </ul>
    </section>
  )
}

function Row({ operation: { id, summary, effect, needs, outcomes } }: { operation: OperationEntry }) {
  return (
    <li>
      <a className="row" href={`${id}.html`}>
        <span className="row-words">
          <strong>{summary}</strong>
          <code>{id}</code>
        </span>
        <span className="marks">
          <EffectMark effect={effect} />
          <SessionMark needs={needs} />
        </span>
      </a>
      <span className="row-outcomes">
        {outcomes
          .filter(({ kind }) => kind === 'failure')
          .map((outcome) => (
            <a key={outcome.name} href={`${id}.html#${outcome.name}`}>
              <OutcomeName outcome={outcome} /> <code>{outcome.code}</code>
            </a>
          ))}
      </span>
    </li>
  )
}
