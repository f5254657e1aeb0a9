import { useEffect, useState } from 'react'
import { bridge } from '../../platform/bridge/bridge.ts'
import { BEHAVIOURS } from '../../platform/bridge/contract.gen.ts'
import { currentParams } from '../../platform/session/session.ts'
import { buttonClass, Button } from '../../ui/button.tsx'
import { ButtonRow } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { linkTo } from './link-to.ts'
import styles from './dev.module.css'

/** The behaviours of mocks/fake-shell.ts, chosen by `shell` in the address. */
const SHELLS = ['', ...BEHAVIOURS.flatMap((behaviour) => [`android-${behaviour}`, `ios-${behaviour}`])]

/** Chooses a fake native shell, calls it, and lists the messages and their results. */
export function ShellPanel() {
  const [shell, setShell] = useState(currentParams()['shell'] ?? '')
  const [transcript, setTranscript] = useState<string[]>([])
  // The bridge is outside React.
  useEffect(
    () =>
      bridge.onMessage(({ call, payload, result }) =>
        setTranscript((lines) => [...lines, `${call} ${JSON.stringify(payload)} → ${result.status}`]),
      ),
    [],
  )
  const { shell: _present, ...others } = currentParams()
  return (
    <Card title="Native shell">
      <div className={styles.stack}>
        <a className={buttonClass.primary} href={linkTo('/testPreview', { ...currentParams(), check: 'shell' }, {})}>
          Check this shell
        </a>
        <SelectField
          label="Shell"
          value={shell}
          options={SHELLS.map((name) => ({ value: name, text: name || 'none, or the real one' }))}
          onChange={(event) => setShell(event.target.value)}
        />
        <a className={buttonClass.secondary} href={linkTo('/testPreview', shell ? { ...others, shell } : others, {})}>
          Play this shell
        </a>
        <ButtonRow>
          <Button look="secondary" onClick={() => void bridge.goHome()}>
            goHome
          </Button>
          <Button look="secondary" onClick={() => void bridge.close()}>
            close
          </Button>
          <Button look="secondary" onClick={() => void bridge.rate()}>
            rate
          </Button>
          <Button look="secondary" onClick={() => void bridge.track({ moduleId: 30, positionId: 0 })}>
            track
          </Button>
        </ButtonRow>
        <ol className={styles.entry} aria-label="Transcript" aria-live="polite">
          {transcript.map((line, index) => (
            // The transcript only grows.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={index}>
              <code>{line}</code>
            </li>
          ))}
        </ol>
      </div>
    </Card>
  )
}
