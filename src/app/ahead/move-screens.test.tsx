// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { moveScreens } from './move-screens.ts'

afterEach(() => document.body.replaceChildren())

test.each([
  ['Another screen fades in', 1, false, { fromLocation: {}, pathChanged: true }],
  ['Who asks for less motion gets none', 0, true, { fromLocation: {}, pathChanged: true }],
  ['The first screen stands still', 0, false, { pathChanged: true }],
  ['Another choice on the same screen changes nothing', 0, false, { fromLocation: {}, pathChanged: false }],
])('%s @RULE-6', (_title, moves, matches, change) => {
  vi.stubGlobal('matchMedia', () => ({ matches }))
  const animate = vi.fn()
  const main = Object.assign(document.createElement('main'), { animate })
  const app = Object.assign(document.createElement('div'), { id: 'app' })
  app.append(main)
  document.body.append(app)
  // It reads only these fields of the router's event.
  moveScreens({ subscribe: (_event: string, render: (event: never) => void) => render(change as never) } as never)
  expect(animate).toHaveBeenCalledTimes(moves)
})
