import { readServiceHours } from '../lib/read-service-hours.ts'
import { m } from '../platform/i18n/generated/messages.js'
import { getLocale } from '../platform/i18n/generated/runtime.js'
import { env } from '../platform/env.ts'
import { lenderPhone, marketHere } from '../platform/lender-phone.ts'
import { detail } from '../ui/detail.tsx'
import styles from './service-hours.module.css'

/** 1 January 2024 was a Monday. */
const nameOfDay = (day: number) =>
  new Intl.DateTimeFormat(getLocale(), { weekday: 'long', timeZone: 'UTC' }).format(Date.UTC(2024, 0, day))

/** When somebody answers the lender's phone. Nothing beside another phone, and if the setting is empty. */
export const ServiceHours = detail(function ServiceHours({ phone }: { phone: string }) {
  if (phone !== lenderPhone()) return null
  const open = readServiceHours(env.serviceHours[marketHere()])
  if (!open) return null
  const { from, to, hours } = open
  const days = from === to ? nameOfDay(from) : `${nameOfDay(from)}–${nameOfDay(to)}`
  return (
    <p className={styles.hours}>
      {to - from === 6 ? m.service_hours_daily({ hours }) : m.service_hours({ days, hours })}
    </p>
  )
})
