import { expect, test } from 'vitest'
import { moduleOf, sceneOf } from './scene.ts'

test.each([
  ['banner_jingzhun', 301],
  ['tanchuang_jingzhun', 301],
  ['tanchuang_fudai', 302],
  ['banner_fudai', 302],
  ['', 300],
  ['home', 300],
  ['BANNER_FUDAI', 300],
  ['constructor', 300],
])('The scene %o is recorded as module %d @OFFER-7', (scene, module) => {
  expect(moduleOf(scene)).toBe(module)
})

test.each([
  [undefined, ''],
  ['', ''],
  ['banner_fudai', 'banner_fudai'],
  ['s'.repeat(64), 's'.repeat(64)],
  ['s'.repeat(65), ''],
])('The scene of an address with %o is %o @OFFER-16', (written, scene) => {
  expect(sceneOf(written)).toBe(scene)
})
