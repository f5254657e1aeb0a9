import { expect, test } from 'vitest'
import { pageCss } from './page-css.ts'

test('A token with one value is that value, and one that nobody uses is gone', () => {
  const css =
    ':root{--space:min(4px, 2vw);--unused:8px;--line:#ddd}@media (prefers-color-scheme:dark){:root{--line:#222}}a{gap:var(--space);color:var(--line)}'
  expect(pageCss(css, {}, '')).toBe(
    ':root{--a:#ddd}@media (prefers-color-scheme:dark){:root{--a:#222}}a{gap:min(4px,2vw);color:var(--a)}',
  )
})

test('A value that the build knows replaces the default, in other tokens too', () => {
  const css =
    ':root{--lender:#006fd4;--brand:var(--lender);--text:var(--lender)}@media print{:root{--text:#000}}a{color:var(--brand)}b{color:var(--text)}'
  expect(pageCss(css, { '--lender': '#ABC' }, '')).toBe(
    ':root{--a:#abc}@media print{:root{--a:#000}}a{color:#abc}b{color:var(--a)}',
  )
})

test('A token that a script or a single rule sets keeps its name', () => {
  const css = ':root{--gap:1px}b{--room:70vw;width:var(--room,60vw);height:var(--characters)}i{gap:var(--gap)}'
  expect(pageCss(css, {}, "style.setProperty('--gap')")).toBe(css)
})

test('Rules that become empty are gone, and a stylesheet without tokens is refused', () => {
  const css = '/*x*/:root{--a1:1px}@supports (width:1cqi){@media print{:root{--a1:2px}}}\na{b:c}'
  expect(pageCss(css, {}, '')).toBe('a{b:c}')
  expect(() => pageCss('a{b:c}', {}, '')).toThrow('no tokens')
})
