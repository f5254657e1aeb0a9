import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** https://www.w3.org/TR/WCAG22/#dfn-relative-luminance, of a colour such as `333c46`. */
function luminanceOf(colour: string): number {
  const [red = 0, green = 0, blue = 0] = (colour.match(/../g) ?? []).map((hex) => {
    const part = Number.parseInt(hex, 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

test.each([
  ['A button', 'button'],
  ['The button of a product', 'product-card'],
])('%s that is off is #ccc, and its text can be read on it', (_what, file) => {
  const css = readFileSync(`src/ui/${file}.module.css`, 'utf8')
  const [, off = ''] = /\[aria-disabled='true'\] \{([^}]*)\}/.exec(css) ?? []
  expect(off).toContain('background: #ccc;')
  const [, text = ''] = / color: #([\da-f]{6});/.exec(off) ?? []
  expect(text).toHaveLength(6)
  expect((luminanceOf('cccccc') + 0.05) / (luminanceOf(text) + 0.05)).toBeGreaterThanOrEqual(4.5)
})
