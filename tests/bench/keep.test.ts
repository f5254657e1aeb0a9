import { expect, test } from 'vitest'
import { benchmarksPage, withBlock, withSections } from './keep.ts'

const page = benchmarksPage(
  new Map([
    ['Servers', 'Some.\n\n### More\n\nOf it.'],
    ['Loads', 'Old.'],
  ]),
)

test('A section that is measured again takes the place of its last text, and others stay as they are', () => {
  const written = withSections(page, new Map([['Loads', 'New.']]))
  expect(written).toBe(page.replace('Old.', 'New.'))
  expect(written).toContain('### More')
})

test('A section that is new comes after all others', () => {
  expect(withSections(page, new Map([['Contracts', 'Third.']]))).toBe(`${page}\n## Contracts\n\nThird.\n`)
})

test('A block is replaced between its comments, and a page without them is refused', () => {
  const old = 'Before\n\n<!-- numbers -->\n\n1\n\n<!-- /numbers -->\n\nAfter\n'
  expect(withBlock(old, 'numbers', '2')).toBe(old.replace('\n1\n', '\n2\n'))
  expect(() => withBlock('Nothing', 'numbers', '2')).toThrow('There is no <!-- numbers --> with its <!-- /numbers -->')
})
