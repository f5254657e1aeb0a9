import type { ExampleEntry } from '../model/outcomes.ts'
import type { OperationEntry } from '../model/reference.ts'

/** Sends a request to the mock server inside the page. Scripts fill it in; without them it is hidden. */
export function TryPanel({ operation: { id, outcomes, session } }: { operation: OperationEntry }) {
  return (
    <aside className="try card scripted" id="try" aria-labelledby="try-title" data-operation={id} tabIndex={-1}>
      <h2 id="try-title">Try it</h2>
      <p className="quiet">On the mock server, inside this page. Nothing leaves it.</p>
      {/* When a browser restores the form, an example's name must not be above the fields of another one. */}
      <form autoComplete="off">
        <label>
          Example
          <select name="example">
            {outcomes
              .filter(({ examples }) => examples.length > 0)
              .map(({ name, examples }) => (
                <optgroup key={name} label={name}>
                  {examples.map((example) => (
                    <option key={example.name} value={example.name} data-filled={filledBy(example)}>
                      {example.name}
                    </option>
                  ))}
                </optgroup>
              ))}
          </select>
        </label>
        <label>
          Scenario
          <input name="scenario" list="try-scenarios" spellCheck={false} placeholder="none" />
        </label>
        <datalist id="try-scenarios" aria-label="Known ones" />
        <label>
          Borrower
          <select name="borrower">
            {session !== 'none' && <option value="first">the first</option>}
            {session !== 'none' && <option value="second">the second</option>}
            {session === 'card' && <option value="card">first, card session</option>}
            {session !== 'none' && <option value="ended">session has ended</option>}
            <option value="none">no session</option>
          </select>
        </label>
        <label>
          Market
          <select name="market">
            <option value="id">Indonesia</option>
            <option value="in">India</option>
          </select>
        </label>
        <fieldset />
        <label>
          <input type="checkbox" name="keeps" />
          Continue from the last request
        </label>
        <button className="button main" type="submit">
          Send
        </button>
      </form>
      <p id="try-status" className="unseen" role="status" />
      <div id="try-result" className="flow" />
    </aside>
  )
}

/** What the panel fills in for an example. */
const filledBy = ({ request, given: { scenario, steps }, market, hasSession }: ExampleEntry) =>
  JSON.stringify({ request, given: { scenario, steps }, market, hasSession })
