import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { currentParams } from '../../platform/session/session.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { linkTo } from './link-to.ts'
import styles from './dev.module.css'
import { currentScenario, scenariosQuery } from './world-api.ts'

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
