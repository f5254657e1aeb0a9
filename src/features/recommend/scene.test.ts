import { expect, test } from 'vitest'
import { moduleOf, sceneOf } from './scene.ts'

test('Each scene is recorded as its module @OFFER-7', () => {
  const scenes = ['banner_jingzhun', 'tanchuang_jingzhun', 'tanchuang_fudai', 'banner_fudai']
  expect(scenes.map((scene) => moduleOf(scene))).toEqual([301, 301, 302, 302])
  expect(['', 'BANNER_FUDAI', 'constructor'].map((scene) => moduleOf(scene))).toEqual([300, 300, 300])
})

test('The scene of an address has 64 characters at most @OFFER-16', () => {
  const long = 's'.repeat(64)
  const scenes = [undefined, 'banner_fudai', long, `${long}s`].map((written) => sceneOf(written))
  expect(scenes).toEqual(['', 'banner_fudai', long, ''])
})
