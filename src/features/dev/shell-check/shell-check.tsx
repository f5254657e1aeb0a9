import { currentParams } from '../../../platform/session/session.ts'
import { ButtonRow, Button, buttonClass } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { CopyValue } from '../../../ui/copy-value.tsx'
import { showToast } from '../../../ui/toast.tsx'
import styles from '../dev.module.css'
import { linkTo } from '../link-to.ts'
import { CHECKS } from './checks.ts'
import { HandRow } from './hand-row.tsx'
import { HAND_STEPS } from './hand-steps.ts'
import { type ReportLine, reportLines, reportText, summaryOf } from './report-text.ts'
import { useShellCheck } from './use-shell-check.ts'

const LABELS = {
  copy: 'Copy the report',
  copied: 'The report is copied.',
  pressAndHold: 'Press and hold the report to copy it.',
}

/** Goes through what the contract asks of a native shell. What is wrong comes first, so that it can be read aloud. */
export function ShellCheck() {
  const check = useShellCheck()
  const lines = reportLines(check.report)
  const wrong = lines.filter(({ state }) => state === 'wrong')
  const phone = phoneNow()
  const report = reportText(lines, phone.join('\n'))
  const { check: _check, ...others } = currentParams()
  return (
    <>
      <Card title="Check this shell">
        <div className={styles.stack}>
          <p role="status">{check.running ? `Trying: ${check.running}` : summaryOf(lines)}</p>
          {wrong.length > 0 && (
            <ol className={styles.wrong} aria-label="What is wrong">
              {wrong.map((line) => (
                <li key={line.id} value={line.number}>
                  <Said {...line} />
                </li>
              ))}
            </ol>
          )}
          <Button disabled={check.running !== undefined} onClick={() => void check.runAll()}>
            {`Try ${CHECKS.length} things by itself`}
          </Button>
          <p className={styles.muted}>
            It takes a few seconds, and ends at a mistake that would be in every answer. Nothing should open, and this
            page should stay. If it goes away, open it again: the report knows why.
          </p>
        </div>
      </Card>
      <Card title="With your help">
        <ol className={styles.steps} aria-label="With your help">
          {HAND_STEPS.map((step, index) => (
            <HandRow key={step.id} step={step} number={CHECKS.length + index + 1} check={check} />
          ))}
        </ol>
      </Card>
      <Card title="The report">
        <div className={styles.stack}>
          <CopyValue
            shown={report}
            raw={report}
            look="wide"
            labels={LABELS}
            onResult={(text) => showToast(text, 'info')}
          >
            <pre className={styles.report}>{report}</pre>
          </CopyValue>
          <ButtonRow>
            <Button look="secondary" onClick={check.startAnew}>
              Start anew
            </Button>
            <a className={buttonClass.secondary} href={linkTo('/testPreview', others, {})}>
              Leave the check
            </a>
          </ButtonRow>
        </div>
      </Card>
    </>
  )
}

const Said = ({ title, came, should }: ReportLine) => (
  <>
    <strong>{title}</strong>
    <span>Came: {came}.</span>
    <span>Should: {should}.</span>
  </>
)

/** What this page sees of the phone, a line each. The app's own words name the browser; no session is in them. */
function phoneNow(): string[] {
  const { innerWidth, innerHeight, devicePixelRatio } = globalThis
  return [
    navigator.userAgent,
    `${innerWidth} x ${innerHeight} at ${devicePixelRatio}, letters of ${textPixels()}, ${isDark() ? 'dark' : 'light'}`,
    `safe areas: ${(['top', 'right', 'bottom', 'left'] as const).map((side) => `${side} ${insetOf(side)}`).join(', ')}`,
  ]
}

const isDark = () => matchMedia('(prefers-color-scheme: dark)').matches

const textPixels = () => getComputedStyle(document.body).fontSize

function insetOf(side: 'top' | 'right' | 'bottom' | 'left') {
  const probe = document.createElement('div')
  probe.style.paddingTop = `env(safe-area-inset-${side})`
  document.body.append(probe)
  const inset = getComputedStyle(probe).paddingTop
  probe.remove()
  return inset
}
