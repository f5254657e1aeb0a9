import type { ReactNode } from 'react'
import type { ShellContract } from '../../contract/shell/shell-contract.ts'
import type { ShellReference } from '../model/shell.ts'
import { Json } from './code.tsx'
import { FieldsTable } from './fields-table.tsx'
import { Section } from './section.tsx'
import { ShellAddresses } from './shell-addresses.tsx'
import { inline, Text } from './text.tsx'

/** All that the team of the native shell needs: what it is asked for, what it opens, and what it does by itself. */
export function ShellPage({ shell: { contract, fields, guides } }: { shell: ShellReference }) {
  const { messages, objects, answers, limits, duties, mistakes } = contract
  const [first = ''] = Object.keys(messages)
  return (
    <article className="shell">
      <header className="overview-head">
        <h1>{contract.summary}</h1>
        <p className="lead">
          {Object.keys(messages).length} messages, {contract.addresses.length} addresses, {Object.keys(duties).length}{' '}
          duties. Version {contract.version}.
        </p>
        <Text>{contract.description}</Text>
        <ul className="places-of-shell">
          {guides.map(({ file, words }) => (
            <li key={file}>
              <a href={file}>{words}</a>
            </li>
          ))}
          <li>
            <a href="shell.json">
              <code>shell.json</code>
            </a>{' '}
            the same for tools, with JSON Schema
          </li>
        </ul>
      </header>

      <Section id="speaking" title="How the page speaks">
        <p>The page sends one object for each message:</p>
        <Json value={{ id: 317_204_551, call: first, payload: null }} label="A message" />
        <table className="fields">
          <caption className="unseen">Where the page looks for the shell</caption>
          <tbody>
            {[objects.ios, objects.android].map(({ name, takes, answers: how }) => (
              <Row key={name} name={name}>
                <Text>{takes}</Text>
                <Text>{how}</Text>
              </Row>
            ))}
            <Row name={objects.reply.name}>
              <Text>{objects.reply.takes}</Text>
            </Row>
            <Row name={objects.readiness.name}>
              <Text>{objects.readiness.description}</Text>
            </Row>
          </tbody>
        </table>
      </Section>

      <Section id="answers" title="What the shell answers">
        <dl className="common">
          {Object.entries(answers).map(([name, means]) => (
            <Pair key={name} name={name}>
              <Text>{means}</Text>
            </Pair>
          ))}
          <Pair name={contract.pending}>The answer comes later, by {objects.reply.name}.</Pair>
        </dl>
        <div className="prose">
          <Text>{contract.answerForms}</Text>
        </div>
        <table className="fields">
          <caption className="unseen">Limits</caption>
          <tbody>
            {Object.entries(limits).map(([name, { value, keptBy, description }]) => (
              <Row key={name} name={String(value)} note={`${name}, kept by the ${keptBy}`}>
                <Text>{description}</Text>
              </Row>
            ))}
          </tbody>
        </table>
      </Section>

      <Section id="messages" title="The messages">
        {Object.entries(messages).map(([name, message]) => (
          <Message key={name} name={name} message={message} fields={fields[name] ?? []} />
        ))}
        <h3>Versions</h3>
        <div className="prose">
          <Text>{contract.versions}</Text>
        </div>
      </Section>

      <ShellAddresses contract={contract} />

      <Section id="duties" title="What the shell does by itself">
        {Object.entries(duties).map(([name, { title, must, ios, android, seen }]) => (
          <section key={name} id={`duty-${name}`} className="duty">
            <h3>{title}</h3>
            <Text>{must}</Text>
            <dl className="of-platforms">
              <dt>iOS</dt>
              <dd>{inline(ios)}</dd>
              <dt>Android</dt>
              <dd>{inline(android)}</dd>
              <dt>If not</dt>
              <dd>{inline(seen)}</dd>
            </dl>
          </section>
        ))}
      </Section>

      <Section id="mistakes" title="Mistakes, and how to find them">
        <div className="prose">
          <Text>
            {
              'Open `/testPreview?check=shell` of a test system in the shell. “Check this shell” sends each message with right and wrong payloads, goes through what only a person sees, and has a report to copy.'
            }
          </Text>
        </div>
        <table className="fields">
          <caption className="unseen">Mistakes of a shell</caption>
          <tbody>
            {Object.entries(mistakes)
              .slice(1)
              .map(([name, { summary, seen }]) => (
                <Row key={name} name={name}>
                  <p>{inline(`${summary}.`)}</p>
                  <p className="quiet">{inline(seen)}</p>
                </Row>
              ))}
          </tbody>
        </table>
      </Section>
    </article>
  )
}

interface MessageProps {
  name: string
  message: ShellContract['messages'][string]
  fields: ShellReference['fields'][string]
}

function Message({ name, message, fields }: MessageProps) {
  const { summary, description, since, leaves, without, good, bad } = message
  return (
    <section className="message" id={`message-${name}`}>
      <h3>
        <code>{name}</code> {summary}
      </h3>
      <p className="marks">
        <span className="mark">since {since}</span>
        {leaves && <span className="mark write">a person waits</span>}
      </p>
      <Text>{description}</Text>
      <p>
        <strong>Without it.</strong> {inline(without)}
      </p>
      {fields.length > 0 ? (
        <FieldsTable label={`The payload of ${name}`} fields={fields} />
      ) : (
        <p>
          Its payload is <code>null</code>.
        </p>
      )}
      <dl className="of-platforms">
        <dt>Right</dt>
        <dd>
          <Payloads of={good} answer="ok" />
        </dd>
        <dt>Wrong</dt>
        <dd>
          <Payloads of={bad} answer="failed" />
        </dd>
      </dl>
    </section>
  )
}

const Payloads = ({ of, answer }: { of: Record<string, unknown>; answer: string }) =>
  Object.entries(of).map(([name, value]) => (
    <p key={name}>
      <code>{JSON.stringify(value)}</code> is answered <code>{answer}</code>
    </p>
  ))

const Row = ({ name, note, children }: { name: string; note?: string; children: ReactNode }) => (
  <tr>
    <th scope="row">
      <code>{name}</code>
      {note && <span className="need">{note}</span>}
    </th>
    <td>{children}</td>
  </tr>
)

const Pair = ({ name, children }: { name: string; children: ReactNode }) => (
  <>
    <dt>
      <code>{name}</code>
    </dt>
    <dd>{children}</dd>
  </>
)
