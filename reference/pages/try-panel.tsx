import type { ExampleEntry } from '../model/outcomes.ts'
import type { OperationEntry } from '../model/reference.ts'

/** Sends a request to the mock world inside the page. Scripts fill it in; without them it is hidden. */
export function TryPanel({ operation: { id, outcomes, session } }: { operation: OperationEntry }) {
  const [first] = outcomes.flatMap(({ examples }) => examples)
  return (
    <aside className="try scripted" id="try" aria-labelledby="try-title" data-operation={id} tabIndex={-1}>
      <h2 id="try-title">Try it</h2>
      <p className="quiet">On the mock world, inside this page. Nothing leaves it.</p>
      {/* When a browser restores the form, an example's name must not be above the fields of another one. */}
      <form id="try-form" autoComplete="off">
        <label>
          <span>Example</span>
          <select name="example">
            {outcomes
              .filter(({ examples }) => examples.length > 0)
              .map((outcome) => (
                <optgroup key={outcome.name} label={outcome.name}>
                  {outcome.examples.map(({ name }) => (
                    <option key={name} value={name}>
                      {name}
                    </option>
                  ))}
                </optgroup>
              ))}
          </select>
        </label>
        <label>
          <span>Scenario</span>
          <input
            name="scenario"
            list="try-scenarios"
            autoComplete="off"
            spellCheck={false}
            placeholder="as the world begins"
            defaultValue={first?.given.scenario}
          />
        </label>
        <datalist id="try-scenarios" aria-label="Known ones" />
        <div className="two">
          <label>
            <span>Borrower</span>
            <select name="borrower">
              {session !== 'none' && <option value="first">the first</option>}
              {session !== 'none' && <option value="second">the second</option>}
              {session === 'card' && <option value="card">first, card session</option>}
              {session !== 'none' && <option value="ended">session has ended</option>}
              <option value="none">no session</option>
            </select>
          </label>
          <label>
            <span>Market</span>
            <select name="market" defaultValue={first?.market}>
              <option value="id">Indonesia</option>
              <option value="in">India</option>
            </select>
          </label>
        </div>
        <Steps steps={first?.given.steps ?? []} />
        <fieldset id="try-fields" className="try-fields">
          <legend>Request</legend>
          {first && <Fields example={first} />}
        </fieldset>
        <label className="check">
          <input type="checkbox" name="keeps" />
          <span>In the world as the last request left it</span>
        </label>
        <button className="button" type="submit">
          Send
        </button>
      </form>
      <p id="try-status" className="unseen" role="status" />
      <div id="try-result" />
    </aside>
  )
}

/** The first example's fields, until scripts fill in another. */
function Fields({
  example: {
    request,
    given: { steps = [] },
  },
}: {
  example: ExampleEntry
}) {
  if (request.length === 0) return <p className="quiet">Sent without fields.</p>
  const given = new Set(steps.flatMap(({ gives = {} }) => Object.keys(gives)))
  return request.map(([name, value]) => (
    <div key={name} className="field">
      <label>
        <code>{name}</code>
        {given.has(name) && <span> from the call before it</span>}
        <input name={`field:${name}`} defaultValue={value} autoComplete="off" spellCheck={false} />
      </label>
      <button type="button" className="leave-out" aria-label={`Leave out ${name}`}>
        ×
      </button>
    </div>
  ))
}

/** The calls to make first. */
function Steps({ steps }: { steps: NonNullable<ExampleEntry['given']['steps']> }) {
  return (
    <p id="try-steps" className="try-steps" hidden={steps.length === 0}>
      First it calls{' '}
      {steps.map(({ call }, index) => (
        <span key={index}>
          {index > 0 && ', then '}
          <code>{call}</code>
        </span>
      ))}
      .
    </p>
  )
}
