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
        {fields.map((field) => (
          <tr key={`${field.path} ${field.depth}`}>
            <th scope="row" className={`depth-${Math.min(field.depth, 5)}`}>
              <code>{field.name}</code>
              <Need field={field} />
            </th>
            <td>
              <p className="type">
                {field.type}
                {field.unit && <span className="unit">{field.unit}</span>}
              </p>
              {field.description !== '' && <Text>{field.description}</Text>}
              {field.rules.length > 0 && <p className="rules">{inline(field.rules.join('; '))}</p>}
            </td>
            {screens && (
              <td>
                <Readers screens={screens.filter(({ reads }) => reads.includes(field.path)).map(({ path }) => path)} />
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Need({ field: { isRequired, isMain } }: { field: Field }) {
  if (isMain) return <span className="need main">main fact</span>
  return <span className="need">{isRequired ? 'required' : 'optional'}</span>
}

function Readers({ screens }: { screens: string[] }) {
  if (screens.length === 0) return <span className="nobody">nobody</span>
  return (
    <ul className="screens">
      {screens.map((screen) => (
        <li key={screen}>
          <code>{screen}</code>
        </li>
      ))}
    </ul>
  )
}
