import { Fragment } from 'react'
import type { OperationEntry } from '../model/reference.ts'
import { FieldsTable } from './fields-table.tsx'
import { Section } from './layout.tsx'
import { effectWords, Marks, OutcomeName, sessionWords } from './marks.tsx'
import { Outcome } from './outcome.tsx'
import { inline, Text } from './text.tsx'

interface Props {
  operation: OperationEntry
  group: string
  /** It is one of several on a page, so its headings and anchors need a prefix. */
  isOneOfMany?: boolean
  /** Whether a mock server answers requests in the page. */
  hasWorld: boolean
}

/** An operation: first its possible outcomes, then its request and its reply. */
export function OperationPage({ operation, group, isOneOfMany = false, hasWorld }: Props) {
  const { id, method, path, summary, description, outcomes, reply, screens } = operation
  const at = (anchor: string) => (isOneOfMany ? `${id}-${anchor}` : anchor)
  const Title = isOneOfMany ? 'h2' : 'h1'
  const heading = isOneOfMany ? 'h3' : 'h2'
  return (
    <article id={isOneOfMany ? id : undefined}>
      <header>
        <p>
          <a href={`index.html#${group}`}>{group}</a>
        </p>
        <Title>{summary}</Title>
        <p>
          <span className="label">{method.toUpperCase()}</span> <code>{path}</code>
        </p>
        <p className="row">
          <code>
            <strong>{id}</strong>
          </code>
          <Marks operation={operation} />
        </p>
        {description !== '' && <Text>{description}</Text>}
      </header>

      <Section id={at('outcomes')} title="Outcomes" heading={heading}>
        {!isOneOfMany && <ShowAs />}
        <ul className="outcome-list row">
          {outcomes.map((outcome) => (
            <li key={outcome.name}>
              <a className="chip" href={`#${at(outcome.name)}`}>
                <OutcomeName outcome={outcome} />
                <code>{outcome.code}</code>
              </a>
            </li>
          ))}
        </ul>
        {outcomes.map((outcome) => (
          <Outcome
            key={outcome.name}
            operation={operation}
            outcome={outcome}
            at={at}
            hasWorld={hasWorld}
            heading={isOneOfMany ? 'h4' : 'h3'}
          />
        ))}
      </Section>

      <Section id={at('request')} title="Request" heading={heading}>
        <RequestParts operation={operation} heading={isOneOfMany ? 'h4' : 'h3'} />
      </Section>

      <Section id={at('reply')} title="Reply" heading={heading}>
        {reply ? (
          <FieldsTable label={`Fields of the reply of ${id}`} fields={reply.fields} screens={screens} />
        ) : (
          <p className="quiet">
            {operation.isPicture
              ? 'A success is the picture itself, without an envelope.'
              : 'The contract names nothing in a success beside its code and message.'}
          </p>
        )}
      </Section>

      <Section id={at('who')} title="Who calls it" heading={heading}>
        <p>
          <strong>Session.</strong> {inline(sessionWords(operation.needs))}
        </p>
        <p>
          <strong>Effect.</strong> {effectWords(operation.effect)}
        </p>
        {screens.length === 0 && <p>No screen asks for it yet.</p>}
        <ul>
          {screens.map(({ path: screen, reads }) => (
            <li key={screen}>
              <code>{screen}</code>{' '}
              <span className="quiet">
                {reads.length === 0 ? 'reads its outcome only' : `reads ${reads.length} of its fields`}
              </span>
            </li>
          ))}
        </ul>
      </Section>
    </article>
  )
}

/** The choice of the form of requests. Styles do the rest, without scripts. */
export function ShowAs() {
  return (
    <fieldset className="row">
      <legend className="unseen">Show requests as</legend>
      {[
        ['fields', 'Fields'],
        ['curl', 'curl'],
        ['call', 'call()'],
      ].map(([value = '', words], index) => (
        <label key={value} className="chip">
          <input type="radio" name="show-as" id={`as-${value}`} value={value} defaultChecked={index === 0} />
          {words}
        </label>
      ))}
    </fieldset>
  )
}

const KINDS = {
  form: 'A form (`application/x-www-form-urlencoded`).',
  files: 'A form with files (`multipart/form-data`).',
  json: 'JSON (`application/json`).',
}

interface RequestProps {
  operation: OperationEntry
  heading: 'h3' | 'h4'
}

function RequestParts({ operation: { id, request }, heading: Heading }: RequestProps) {
  const { kind, description, own, path, query } = request
  const parts = [
    { title: '', label: `Fields of the request of ${id}`, fields: own },
    { title: 'In the address', label: `Parts of the address of ${id}`, fields: path },
    { title: 'In the query', label: `Parameters of ${id}`, fields: query },
  ].filter(({ fields }) => fields.length > 0)
  return (
    <>
      {kind !== 'none' && <p>{inline(KINDS[kind])}</p>}
      {description !== '' && <Text>{description}</Text>}
      {parts.map(({ title, label, fields }) => (
        <Fragment key={label}>
          {title && <Heading>{title}</Heading>}
          <FieldsTable label={label} fields={fields} />
        </Fragment>
      ))}
      {parts.length === 0 && description === '' && <p className="quiet">It has no fields of its own.</p>}
      <p className="quiet">
        With them go <a href="index.html#session">the session’s fields</a>.
      </p>
    </>
  )
}
