import { currentParams } from '../../platform/session/session.ts'
import { Page } from '../../ui/page.tsx'
import styles from './dev.module.css'
import { DevicePanel } from './device-panel.tsx'
import { type Jump, JumpPanel } from './jump-panel.tsx'
import { ScenarioPanel } from './scenario-panel.tsx'
import { SessionPanel } from './session-panel.tsx'
import { ShellCheck } from './shell-check/shell-check.tsx'
import { ShellPanel } from './shell-panel.tsx'
import { WordsPanel } from './words-panel.tsx'
import { WorldPanel } from './world-panel.tsx'

/** The developer's page. It is a tool for the people who build the app, so it is in English only (docs/decisions/106). */
export function TestPreview({ jumps }: { jumps: readonly Jump[] }) {
  // Alone, so that it can be read aloud from the screen.
  if (currentParams()['check'] === 'shell')
    return (
      <Page title="Check this shell">
        <div lang="en" className={styles.stack}>
          <ShellCheck />
        </div>
      </Page>
    )
  return (
    <Page title="Test preview">
      {/* This page is in English, whatever the language of the session. */}
      <div lang="en" className={styles.stack}>
        <ScenarioPanel />
        <JumpPanel jumps={jumps} />
        <ShellPanel />
        <WorldPanel />
        <SessionPanel />
        <DevicePanel />
        <WordsPanel />
      </div>
    </Page>
  )
}
