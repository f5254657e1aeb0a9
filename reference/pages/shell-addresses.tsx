import type { ShellContract } from '../../contract/shell/shell-contract.ts'
import { Section } from './section.tsx'
import { inline, Text } from './text.tsx'

/** The session in an address, and every address with its parameters. */
export function ShellAddresses({ contract: { session, addresses } }: { contract: ShellContract }) {
  const bySession = Map.groupBy(addresses, (address) => address.session)
  return (
    <>
      <Section id="session" title="The session in the address">
        <div className="prose">
          <Text>{session.description}</Text>
          <Text>{session.change}</Text>
        </div>
        <table className="fields">
          <caption className="unseen">Parameters of the session</caption>
          <tbody>
            {session.parameters.map(({ name, description, example, of }) => (
              <tr key={name}>
                <th scope="row">
                  <code>{name}</code>
                  <span className="need">{OF[of]}</span>
                </th>
                <td>
                  <Text>{description}</Text>
                  {example !== undefined && (
                    <p className="rules">
                      for example <code>{example}</code>
                    </p>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        <h3>How it is written</h3>
        <ul className="spelling">
          {session.spelling.map((rule) => (
            <li key={rule}>{inline(rule)}</li>
          ))}
        </ul>
      </Section>
      <Section id="addresses" title="The addresses">
        {[...bySession].map(([name, own]) => (
          <section key={name} className="group">
            <h3>{inline(session.kinds[name] ?? name)}</h3>
            <ul className="operations">
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

const OF = { 'every call': 'in every call', 'card repayment': 'of a card repayment', page: 'read by the page alone' }

function Address({ address: { path, name, parameters, example } }: { address: ShellContract['addresses'][number] }) {
  const ofShell = parameters.filter(({ by }) => by !== 'app')
  return (
    <li>
      <span className="row-words">
        <strong>{name}</strong>
        <code>{path}</code>
      </span>
      {ofShell.length > 0 && (
        <ul className="address-parameters">
          {ofShell.map(({ name: parameter, required, description }) => (
            <li key={parameter}>
              <code>{parameter}</code> {required ? '' : '(may be missing) '}
              {inline(description)}
            </li>
          ))}
        </ul>
      )}
      <p className="rules">
        <code>{example}</code>
      </p>
    </li>
  )
}
