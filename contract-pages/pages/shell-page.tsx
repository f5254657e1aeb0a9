import type { ShellContract } from '../../contract-tools/shell/shell-contract.ts'
import type { ShellReference } from '../model/shell.ts'
import { Json } from './code.tsx'
import { Facts, FieldsTable } from './fields-table.tsx'
import { Section } from './layout.tsx'
import { inline, Text } from './text.tsx'

/** All that the team of the native shell needs: what it is asked for, what it opens, and what it does by itself. */
export function ShellPage({ shell: { contract, fields, guides } }: { shell: ShellReference }) {
  const { messages, objects, answers, limits, duties, mistakes } = contract
  const [first = ''] = Object.keys(messages)
  return (
    <article>
      <header>
        <h1>{contract.summary}</h1>
        <p className="lead">
          {Object.keys(messages).length} messages, {contract.addresses.length} addresses, {Object.keys(duties).length}{' '}
          duties. Version {contract.version}.
        </p>
        <Text>{contract.description}</Text>
        <ul>
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
        <Facts
          label="Where the page looks for the shell"
          facts={[
            ...[objects.ios, objects.android].map(({ name, takes, answers: how }) => ({
              name,
              says: <Text>{`${takes}\n\n${how}`}</Text>,
            })),
            { name: objects.reply.name, says: <Text>{objects.reply.takes}</Text> },
            { name: objects.readiness.name, says: <Text>{objects.readiness.description}</Text> },
          ]}
        />
      </Section>

      <Section id="answers" title="What the shell answers">
        <Facts
          label="Answers"
          facts={[
            ...Object.entries(answers).map(([name, means]) => ({ name, says: <Text>{means}</Text> })),
            { name: contract.pending, says: `The answer comes later, by ${objects.reply.name}.` },
          ]}
        />
        <Text>{contract.answerForms}</Text>
        <Facts
          label="Limits"
          facts={Object.entries(limits).map(([name, { value, keptBy, description }]) => ({
            name: String(value),
            note: `${name}, kept by the ${keptBy}`,
            says: <Text>{description}</Text>,
          }))}
        />
      </Section>

      <Section id="messages" title="The messages">
        {Object.entries(messages).map(([name, message]) => (
          <Message key={name} name={name} message={message} fields={fields[name] ?? []} />
        ))}
        <h3>Versions</h3>
        <Text>{contract.versions}</Text>
      </Section>

      <Addresses contract={contract} />

      <Section id="duties" title="What the shell does by itself">
        {Object.entries(duties).map(([name, { title, must, ios, android, seen }]) => (
          <section key={name} id={`duty-${name}`}>
            <h3>{title}</h3>
            <Text>{must}</Text>
            <dl className="pairs">
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
        <Text>
          {
            'Open `/testPreview?check=shell` of a test system in the shell (`npm run preview -- --testing` is one). “Check this shell” tells each mistake once, goes through what only a person sees, and has a report to copy.'
          }
        </Text>
        <Facts
          label="Mistakes of a shell"
          facts={Object.entries(mistakes)
            .slice(1)
            .map(([name, { summary, seen }]) => ({ name, says: <Text>{`${summary}.\n\n${seen}`}</Text> }))}
        />
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
    <section id={`message-${name}`}>
      <h3>
        <code>{name}</code> {summary}
      </h3>
      <p className="row">
        <span className="mark">since {since}</span>
        {leaves && <span className="mark write">a person waits</span>}
      </p>
      <Text>{`${description}\n\n**Without it.** ${without}`}</Text>
      {fields.length > 0 ? (
        <FieldsTable label={`The payload of ${name}`} fields={fields} />
      ) : (
        <p>
          Its payload is <code>null</code>.
        </p>
      )}
      <dl className="pairs">
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

const OF = { 'every call': 'in every call', 'card repayment': 'of a card repayment', page: 'read by the page alone' }

/** The session in an address, and every address with its parameters. */
function Addresses({ contract: { session, addresses } }: { contract: ShellContract }) {
  return (
    <>
      <Section id="session" title="The session in the address">
        <Text>{`${session.description}\n\n${session.change}`}</Text>
        <Facts
          label="Parameters of the session"
          facts={session.parameters.map(({ name, description, example, of }) => ({
            name,
            note: OF[of],
            says: <Text>{description + (example === undefined ? '' : `\n\nfor example \`${example}\``)}</Text>,
          }))}
        />
        <h3>How it is written</h3>
        <ul className="dots">
          {session.spelling.map((rule) => (
            <li key={rule}>{inline(rule)}</li>
          ))}
        </ul>
      </Section>
      <Section id="addresses" title="The addresses">
        {[...Map.groupBy(addresses, (address) => address.session)].map(([name, own]) => (
          <section key={name}>
            <h3>{inline(session.kinds[name] ?? name)}</h3>
            <ul className="card list">
              {own.map((address) => (
                <Address key={address.path} address={address} />
              ))}
            </ul>
          </section>
        ))}
      </Section>
    </>
  )
}

const Address = ({ address: { path, name, parameters, example } }: { address: ShellContract['addresses'][number] }) => (
  <li>
    <p className="row">
      <strong>{name}</strong>
      <code>{path}</code>
    </p>
    {parameters
      .filter(({ by }) => by !== 'app')
      .map(({ name: parameter, required, description }) => (
        <p key={parameter}>
          <code>{parameter}</code> {required ? '' : '(may be missing) '}
          {inline(description)}
        </p>
      ))}
    <p className="quiet">
      <code>{example}</code>
    </p>
  </li>
)
