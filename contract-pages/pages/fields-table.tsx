import type { ReactNode } from 'react'
import type { Field } from '../model/fields.ts'
import type { OperationEntry } from '../model/reference.ts'
import { inline, Text } from './text.tsx'

interface Props {
  label: string
  fields: Field[]
  /** For a reply: the screens that read it. */
  screens?: OperationEntry['screens']
}

/** Fields of a request or a reply, with the screens that read them. */
export function FieldsTable({ label, fields, screens }: Props) {
  return (
    <table className="fields">
      <caption className="unseen">{label}</caption>
      <thead>
        <tr>
          <th scope="col">Field</th>
          <th scope="col">What it is</th>
          {screens && <th scope="col">Read by</th>}
        </tr>
      </thead>
      <tbody>
        {fields.map(({ name, path, type, unit, isRequired, isMain, description, rules }, index) => (
          <tr key={index}>
            <th scope="row">
              <code>
                <span className="quiet">{path.slice(0, -name.length)}</span>
                {name}
              </code>
              <span className={isMain ? 'label said success' : 'label'}>
                {isMain ? 'main fact' : isRequired ? 'required' : 'optional'}
              </span>
            </th>
            <td>
              <p>
                {type} {unit && <span className="mark money">{unit}</span>}
              </p>
              {description !== '' && <Text>{description}</Text>}
              {rules.length > 0 && <p className="quiet">{inline(rules.join('; '))}</p>}
            </td>
            {screens && <Readers of={path} screens={screens} />}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Readers({ of, screens }: { of: string; screens: OperationEntry['screens'] }) {
  const readers = screens.filter(({ reads }) => reads.includes(of))
  return (
    <td>
      {readers.length === 0 && <p className="quiet">nobody</p>}
      {readers.map(({ path }) => (
        <p key={path}>
          <code>{path}</code>
        </p>
      ))}
    </td>
  )
}

interface Fact {
  name: string
  note?: string
  says: ReactNode
}

/** Other things that have a name, each with what is said of it. */
export const Facts = ({ label, facts }: { label: string; facts: Fact[] }) => (
  <table className="fields">
    <caption className="unseen">{label}</caption>
    <tbody>
      {facts.map(({ name, note, says }) => (
        <tr key={name + note}>
          <th scope="row">
            <code>{name}</code>
            {note && <span className="label">{note}</span>}
          </th>
          <td>{says}</td>
        </tr>
      ))}
    </tbody>
  </table>
)
