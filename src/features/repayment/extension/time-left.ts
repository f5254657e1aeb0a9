const HOUR = 3600

/** How long so many seconds are, in the two units that matter; in the last hour as a clock. */
export function readLeft(seconds: number) {
  const days = Math.floor(seconds / (24 * HOUR))
  const hours = Math.floor(seconds / HOUR) % 24
  const minutes = Math.floor(seconds / 60) % 60
  if (days > 0) return { unit: 'days', days, hours } as const
  if (hours > 0) return { unit: 'hours', hours, minutes } as const
  const two = (part: number) => String(part).padStart(2, '0')
  return { unit: 'clock', time: `${two(minutes)}:${two(seconds % 60)}` } as const
}
