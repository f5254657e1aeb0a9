const HOUR = 3600

/** Splits seconds into days and hours, or hours and minutes, or in the last hour into a clock such as `09:30`. */
export function splitTimeLeft(seconds: number) {
  const days = Math.floor(seconds / (24 * HOUR))
  const hours = Math.floor(seconds / HOUR) % 24
  const minutes = Math.floor(seconds / 60) % 60
  if (days > 0) return { unit: 'days', days, hours } as const
  if (hours > 0) return { unit: 'hours', hours, minutes } as const
  const two = (part: number) => String(part).padStart(2, '0')
  return { unit: 'clock', time: `${two(minutes)}:${two(seconds % 60)}` } as const
}
