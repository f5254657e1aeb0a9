/** What this page sees of the phone, a line each. The app's own words name the browser; no session is in them. */
export function phoneNow(): string[] {
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
