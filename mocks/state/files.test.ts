import { afterEach, expect, test } from 'vitest'
import { createWorld } from '../scenario.ts'
import type { World } from '../world.ts'
import { fileAt, forgetFiles, storeFile } from './files.ts'

const worlds: World[] = []
afterEach(() => worlds.splice(0).forEach(forgetFiles))

async function openWorld() {
  const world = await createWorld()
  worlds.push(world)
  return {
    /** Stores a picture of this many MB. */
    store: (address: string, size: number) =>
      storeFile(world, address, new File([new Uint8Array(size * 1024 * 1024)], address, { type: 'image/png' })),
    kept: () => ['1', '2', '3', '4'].filter((address) => fileAt(world, address)),
  }
}

test('A world keeps the newest 16 MB of its pictures', async () => {
  const { store, kept } = await openWorld()
  store('1', 14)
  expect(kept()).toEqual(['1'])
  store('2', 1)
  store('3', 1)
  expect(kept()).toEqual(['1', '2', '3'])
  store('4', 1)
  expect(kept()).toEqual(['2', '3', '4'])
})

test('All worlds together keep the newest 20 MB', async () => {
  const [one, other] = [await openWorld(), await openWorld()]
  one.store('1', 8)
  other.store('1', 8)
  one.store('2', 4)
  expect([one.kept(), other.kept()]).toEqual([['1', '2'], ['1']])
  other.store('2', 1)
  expect([one.kept(), other.kept()]).toEqual([['2'], ['1', '2']])
})
