import { type KeyboardEvent, useRef } from 'react'
import styles from './tabs.module.css'

interface Tab {
  value: string
  title: string
  /** The language of the title, if it differs from the page's. */
  lang?: string | undefined
}

interface TabsProps {
  /** The name of the tab list, for screen readers. */
  label: string
  tabs: Tab[]
  value: string
  onChange: (value: string) => void
  /** The id of the `role=tabpanel` element that the tabs control. */
  panel: string
}

/** The id of a tab, for its panel's `aria-labelledby`. */
export const tabId = (panel: string, value: string) => `${panel}-tab-${value}`

/**
 * Tabs in a row, or in several rows if they do not fit. Arrow keys move and choose:
 * https://www.w3.org/WAI/ARIA/apg/patterns/tabs/
 */
export function Tabs({ label, tabs, value, onChange, panel }: TabsProps) {
  const list = useRef<HTMLDivElement>(null)
  const move = (event: KeyboardEvent) => {
    const present = tabs.findIndex((tab) => tab.value === value)
    const next = { ArrowRight: present + 1, ArrowLeft: present - 1, Home: 0, End: tabs.length - 1 }[event.key]
    if (next === undefined) return
    event.preventDefault()
    const to = (next + tabs.length) % tabs.length
    const tab = tabs[to]
    if (!tab) return
    onChange(tab.value)
    const button = list.current?.children.item(to)
    if (button instanceof HTMLElement) button.focus()
  }
  return (
    // The tabs inside handle the keys.
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus
    <div ref={list} role="tablist" aria-label={label} className={styles.tabs} onKeyDown={move}>
      {tabs.map((tab) => (
        <button
          key={tab.value}
          type="button"
          role="tab"
          id={tabId(panel, tab.value)}
          aria-selected={tab.value === value}
          aria-controls={panel}
          tabIndex={tab.value === value ? 0 : -1}
          className={styles.tab}
          lang={tab.lang}
          onClick={() => onChange(tab.value)}
        >
          {tab.title}
        </button>
      ))}
    </div>
  )
}
