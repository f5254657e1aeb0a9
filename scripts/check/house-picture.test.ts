import { expect, test } from 'vitest'
import { doorsOf, housePicture, roomsOf } from './house-picture.ts'

/** Files with what they import. */
const modules = (imports: Record<string, string[]>) =>
  Object.entries(imports).map(([source, resolved]) => ({
    source,
    dependencies: resolved.map((path) => ({ resolved: path }) as never),
  }))

test('A room that is behind another door has no door of its own, and tests open none', () => {
  const rooms = roomsOf(
    modules({
      'src/features/loan/rules.ts': [
        'src/parts/a.ts',
        'src/lib/b.ts',
        'src/features/loan/c.ts',
        'node_modules/react/index.js',
      ],
      'src/parts/a.ts': ['src/lib/b.ts'],
      'src/parts/a.test.ts': ['mocks/world.ts'],
    }),
  )
  expect(doorsOf('src/features', rooms)).toEqual(['src/parts'])
  expect(doorsOf('src/parts', rooms)).toEqual(['src/lib'])
})

test('A circle of rooms cannot be drawn, nor a file in no room', () => {
  expect(() => housePicture(modules({ 'src/lib/a.ts': ['src/ui/b.ts'], 'src/ui/b.ts': ['src/lib/a.ts'] }))).toThrow(
    'src/ui uses itself',
  )
  expect(() => roomsOf(modules({ 'attic/a.ts': [] }))).toThrow('no room for attic/a.ts')
})
