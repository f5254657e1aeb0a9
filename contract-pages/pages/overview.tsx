import type { Group, OperationEntry, Reference } from '../model/reference.ts'
import { FieldsTable } from './fields-table.tsx'
import { Section } from './layout.tsx'
import { Marks, OutcomeName } from './marks.tsx'
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
  const { groups, session } = reference
  const operations = groups.flatMap(({ operations: own }) => own)
  const outcomes = operations.flatMap(({ outcomes: own }) => own)
  const failures = outcomes.filter(({ kind }) => kind === 'failure')
  const examples = outcomes.flatMap(({ name, examples: own }) => (name === 'sessionEnded' ? [] : own))
  return (
    <article>
      <header>
        <h1>The status is always 200. The outcome has a name.</h1>
        <p className="lead">
          {operations.length} operations, {failures.length} failures of their own, {examples.length} examples. Each
          outcome says by which code it is known, what it means, what the app then does, and which request brings it
          about.
        </p>
      </header>

      <Section id="operations" title="Operations">
        {groups.map((group) => (
          <GroupTable key={group.name} group={group} />
        ))}
      </Section>

      <Section id="about" title="How to read it">
        <Text>{reference.description}</Text>
      </Section>

      <Section id="common" title="Outcomes of every operation">
        {commonOutcomes(reference.common).map(({ name, code, meaning, app }) => (
          <section key={name}>
            <p className="row">
              <OutcomeName outcome={{ name, kind: 'common' }} /> <code>{code}</code>
            </p>
            <Text>{meaning}</Text>
            <Text>{`**The app:** ${app}`}</Text>
          </section>
        ))}
      </Section>

      <Section id="session" title="The session">
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
      </Section>

      <Section id="envelope" title="The envelope">
        <p>{inline(envelopeWords(reference))}</p>
      </Section>

      <Section id="files" title="For tools">
        <ul>
          {FILES.map(({ name, words }) => (
            <li key={name}>
              <a href={name}>
                <code>{name}</code>
              </a>{' '}
              {words}
            </li>
          ))}
        </ul>
      </Section>
    </article>
  )
}

function commonOutcomes({ invalidRequest, sessionEnded, busy }: Reference['common']) {
  const codeOf = ({ http }: typeof sessionEnded) => `HTTP ${http.join(' or ')}`
  return [
    { ...invalidRequest, name: 'invalidRequest', code: String(invalidRequest.code) },
    { ...sessionEnded, name: 'sessionEnded', code: codeOf(sessionEnded) },
    ...(busy ? [{ ...busy, name: 'busy', code: codeOf(busy) }] : []),
  ]
}

function envelopeWords({ envelope, scrambled }: Reference): string {
  const names = Object.entries(scrambled)
  if (names.length === 0)
    return `A reply has \`${envelope.code}\` and \`${envelope.message}\`, and a success its payload.`
  const pairs = names.map(([plain, other]) => `\`${plain}\` is \`${other}\``).join(', ')
  return `A reply is \`{ ${Object.keys(scrambled).join(', ')} }\`, or the same under its scrambled names: ${pairs}. A server sends one or the other, never a mixture.`
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

const GroupTable = ({ group: { name, description, operations } }: { group: Group }) => (
  <section id={name} aria-labelledby={`${name}-title`}>
    <h3 id={`${name}-title`}>{name}</h3>
    <p className="quiet">{inline(description)}</p>
    <ul className="card list">
      {operations.map((operation) => (
        <Row key={operation.id} operation={operation} />
      ))}
    </ul>
  </section>
)

function Row({ operation }: { operation: OperationEntry }) {
  const { id, summary, outcomes } = operation
  const failures = outcomes.filter(({ kind }) => kind === 'failure')
  return (
    <li>
      <a className="row" href={`${id}.html`}>
        <strong>{summary}</strong>
        <code className="quiet">{id}</code>
        <Marks operation={operation} />
      </a>
      {failures.length > 0 && (
        <p className="row">
          {failures.map((outcome) => (
            <a key={outcome.name} href={`${id}.html#${outcome.name}`}>
              <OutcomeName outcome={outcome} /> <code className="quiet">{outcome.code}</code>
            </a>
          ))}
        </p>
      )}
    </li>
  )
}
