import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { env } from '../../platform/env.ts'
import { currentParams } from '../../platform/session/session.ts'
import { buttonClass, ButtonRow, Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { showToast } from '../../ui/toast.tsx'
import styles from './dev.module.css'
import { linkTo } from './link-to.ts'

interface ScenarioEntry {
  name: string
  summary: string
  address?: { path: string; search: Record<string, string> }
}

interface Violation {
  side: string
  operation: string
  reasons: string[]
  injected: boolean
}

/** Calls the mock world's own pages (mocks/README.md), which are not part of the contract. */
async function world<T>(page: string, init?: RequestInit): Promise<T> {
  const response = await fetch(`${env.apiBase}/__world${page}`, init)
  if (!response.ok) throw new Error(`The world answered ${response.status}`)
  return response.json()
}

const scenariosQuery = queryOptions({
  queryKey: ['world', 'scenarios'],
  queryFn: () => world<ScenarioEntry[]>(''),
})

const violationsQuery = queryOptions({
  queryKey: ['world', 'violations'],
  queryFn: () => world<Violation[]>('/violations'),
  staleTime: 0,
})

const resetWorld = () => world('/reset', { method: 'POST' })

/** The scenarios in the address: the first is the situation, the others modify it. */
function currentScenario(): { situation: string; modifiers: string[] } {
  const [situation = '', ...modifiers] = (currentParams()['scenario'] ?? 'order-174').split(',')
  return { situation, modifiers }
}

const LATENCIES = ['', 'latency-300', 'latency-1500', 'slow', 'timeout']

/** Chooses a scenario of the mock world, its faults and its latency, and opens its screen. */
export function ScenarioPanel() {
  const { data: scenarios = [], isError } = useQuery(scenariosQuery)
  const [{ situation, modifiers }, setChoice] = useState(currentScenario)
  const situations = scenarios.filter(({ address }) => address)
  const others = scenarios.filter(({ address, name }) => !address && !LATENCIES.includes(name))
  const latency = modifiers.find((name) => LATENCIES.includes(name)) ?? ''
  const faults = modifiers.filter((name) => name !== latency)
  const address = situations.find(({ name }) => name === situation)?.address
  const scenario = [situation, ...modifiers].join(',')
  const session = { ...currentParams(), token: currentParams()['token'] || 'demo', scenario }

  if (isError) return <Card title="Scenario">There is no mock world behind this page.</Card>
  return (
    <Card title="Scenario">
      <div className={styles.stack}>
        <SelectField
          label="Situation"
          value={situation}
          options={situations.map(({ name, summary }) => ({ value: name, text: `${name}: ${summary}` }))}
          onChange={(event) => setChoice({ situation: event.target.value, modifiers })}
        />
        <SelectField
          label="Latency"
          value={latency}
          options={LATENCIES.map((name) => ({ value: name, text: name || 'none' }))}
          onChange={(event) =>
            setChoice({ situation, modifiers: [...faults, ...(event.target.value ? [event.target.value] : [])] })
          }
        />
        <fieldset className={styles.checks}>
          <legend className={styles.legend}>On top of it</legend>
          {others.map(({ name, summary }) => (
            <label key={name} className={styles.check}>
              <input
                type="checkbox"
                checked={faults.includes(name)}
                onChange={(event) => {
                  const rest = modifiers.filter((other) => other !== name)
                  setChoice({ situation, modifiers: event.target.checked ? [...rest, name] : rest })
                }}
              />
              <span>
                <strong>{name}</strong> {summary}
              </span>
            </label>
          ))}
        </fieldset>
        <a
          className={buttonClass.primary}
          href={linkTo(address?.path ?? '/loanDetails', session, address?.search ?? {})}
        >
          Open the screen
        </a>
        <a className={buttonClass.quiet} href={linkTo('/testPreview', session, {})}>
          Stay here, in this scenario
        </a>
      </div>
    </Card>
  )
}

/** An example user for the payment site. */
const SOME_USER = '880021460173'

/** An address to jump to, with an example of its own parameters (src/app/screens.ts). */
export interface Jump {
  path: string
  name: string
  search: Record<string, string>
  scenario: string | undefined
}

/** Every address of the app and the site, with this session and the order of this scenario. */
export function JumpPanel({ jumps }: { jumps: readonly Jump[] }) {
  const { data: scenarios = [] } = useQuery(scenariosQuery)
  const { productId, orderId } =
    scenarios.find(({ name }) => name === currentScenario().situation)?.address?.search ?? {}
  const params = currentParams()
  const session = { ...params, token: params['token'] || 'demo', userId: params['userId'] || SOME_USER }
  const present = { productId, orderId, orderNo: orderId }
  return (
    <Card title="Screens">
      <ul>
        {jumps.map(({ path, name, search, scenario }) => (
          <li key={path} className={styles.jump}>
            <a href={linkTo(path, { ...session, ...(scenario && { scenario }) }, instead(search, present))}>{name}</a>
            <code className={styles.path}>{path}</code>
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** Replaces the example's parameters by the values known here. */
const instead = (search: Record<string, string>, present: Record<string, string | undefined>) =>
  Object.fromEntries(Object.entries(search).map(([name, example]) => [name, present[name] ?? example]))

/** The mock world's list of contract violations, and a button that resets the world. */
export function WorldPanel() {
  const queryClient = useQueryClient()
  const { data: violations = [], isError, refetch } = useQuery(violationsQuery)
  if (isError) return null
  const reset = async () => {
    await resetWorld()
    await queryClient.invalidateQueries()
    showToast('The world is as it was at the start.', 'info')
  }
  return (
    <Card title="World">
      {violations.length === 0 ? (
        <p className={styles.muted}>The ledger is empty: both sides keep to the contract.</p>
      ) : (
        <ul>{violations.map((violation, index) => entry(violation, index))}</ul>
      )}
      <ButtonRow>
        <Button look="secondary" onClick={() => void refetch()}>
          Read the ledger
        </Button>
        <Button look="secondary" onClick={() => void reset()}>
          Reset the world
        </Button>
      </ButtonRow>
    </Card>
  )
}

const entry = ({ side, operation, reasons, injected }: Violation, index: number) => (
  // The ledger only grows.
  // oxlint-disable-next-line react/no-array-index-key
  <li key={index} className={styles.entry}>
    <strong>
      {side} of {operation}
      {injected && ' (on purpose)'}
    </strong>
    {reasons.map((reason) => (
      <code key={reason}>{reason}</code>
    ))}
  </li>
)
