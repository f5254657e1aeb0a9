import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** The relative luminance of a colour such as `#333c46` or `#ccc`: https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminanceOf(hex: string): number {
  const digits = hex.slice(1)
  const [red = 0, green = 0, blue = 0] = (digits.match(digits.length === 3 ? /./g : /../g) ?? []).map((pair) => {
    const part = Number.parseInt(pair.padStart(2, pair), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrastOf(one: string, other: string): number {
  const [dark = 0, light = 0] = [one, other].map(luminanceOf).toSorted((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

const [light = '', dark = ''] = readFileSync('src/app/theme.css', 'utf8').split(/@media screen and \(.*: dark\)/)

/** A colour of a scheme, by its role. */
function colour(scheme: string, role: string): string {
  const [, value] = new RegExp(`--${role}: (#[\\da-f]+);`).exec(scheme) ?? []
  if (value === undefined) throw new Error(`The scheme has no --${role}`)
  return value
}

test('A disabled button is #ccc, dimmer in dark, and readable @APP-21', () => {
  for (const file of ['button', 'product-card']) {
    const css = readFileSync(`src/ui/${file}.module.css`, 'utf8')
    const [, off = ''] = /\[aria-disabled='true'\] \{([^}]*)\}/.exec(css) ?? []
    expect(off).toContain('background: var(--off);')
    expect(off).toContain(' color: var(--off-ink);')
  }
  expect(colour(light, 'off')).toBe('#ccc')
  expect(luminanceOf(colour(dark, 'off'))).toBeLessThan(luminanceOf(colour(light, 'lender-background')))
  expect(luminanceOf(colour(dark, 'off-ink'))).toBeLessThan(luminanceOf(colour(dark, 'ink')))
  for (const scheme of [light, dark])
    expect(contrastOf(colour(scheme, 'off'), colour(scheme, 'off-ink'))).toBeGreaterThanOrEqual(4.5)
})
