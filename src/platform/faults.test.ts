import { expect, test, vi } from 'vitest'
import { isEngineGap, isScriptGone } from './faults.ts'

const ofAnOldEngine = () => vi.stubGlobal('URL', function URL() {})

const FAULTS: [error: unknown, today: string, old: string][] = [
  // A script that failed to load.
  [new TypeError('Failed to fetch dynamically imported module: http://x/assets/a.js'), 'script', 'script'],
  [new TypeError('Importing a module script failed.'), 'script', 'script'],
  [new Error('Unable to preload CSS for /assets/a.css'), 'script', 'script'],
  // The engine lacks a function: in the words of Chromium, Safari and Firefox.
  [new TypeError('list.toSorted is not a function'), 'ours', 'gap'],
  [new TypeError("undefined is not a function (near '...list.toSorted...')"), 'ours', 'gap'],
  [new ReferenceError('BroadcastChannel is not defined'), 'ours', 'gap'],
  [new ReferenceError("Can't find variable: BroadcastChannel"), 'ours', 'gap'],
  // A bug of ours, in any engine.
  [new SyntaxError('Unexpected end of JSON input'), 'ours', 'ours'],
  [new TypeError("Cannot read properties of undefined (reading 'amount')"), 'ours', 'ours'],
  [new TypeError("undefined is not an object (evaluating 'order.amount')"), 'ours', 'ours'],
  ['a text', 'ours', 'ours'],
]

const kindOf = (error: unknown) => (isScriptGone(error) ? 'script' : isEngineGap(error) ? 'gap' : 'ours')

test.each(FAULTS)('%s is told for what it is', (error, today, old) => {
  expect(kindOf(error)).toBe(today)
  ofAnOldEngine()
  expect(kindOf(error)).toBe(old)
})
