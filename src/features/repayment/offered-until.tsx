import { m } from '../../platform/i18n/generated/messages.js'
import { Unbroken } from '../../ui/unbroken.tsx'
import styles from './extension.module.css'
import { readLeft } from './expiry.ts'

interface OfferedUntilProps {
  /** Date and time, ready to be shown. */
  until: string
  seconds: number
}

/** Until when the offer stands, and how long that is; nothing is left to be said of one that is over. */
export function OfferedUntil({ until, seconds }: OfferedUntilProps) {
  return (
    <>
      <p className={styles.until}>
        <Unbroken text={m.offered_until({ time: until })} part={until} />
      </p>
      {seconds > 0 && (
        <p role="timer" className={styles.left}>
          {wordsFor(seconds)}
        </p>
      )}
    </>
  )
}

function wordsFor(seconds: number): string {
  const left = readLeft(seconds)
  switch (left.unit) {
    case 'days':
      return left.hours ? m.left_days(left) : m.left_whole_days(left)
    case 'hours':
      return left.minutes ? m.left_hours(left) : m.left_whole_hours(left)
    case 'clock':
      return m.left_clock(left)
  }
}
