import { expect, test } from 'vitest'
import { serverWorlds } from './server-worlds.ts'

/** Fewer than a server keeps, so that the tests take a second. */
const MOST = 12

/** A server's worlds, with the lines that they logged. */
function openWorlds() {
  const said: string[] = []
  const worlds = serverWorlds('http://localhost:4020', (line) => said.push(line), MOST)
  const ask = (name: string, scenario?: string) =>
    worlds.of(
      new Request('http://world/', { headers: { 'x-world': name, ...(scenario && { 'x-scenario': scenario }) } }),
    )
  const askMany = async (from: number, count: number) => {
    for (let number = from; number < from + count; number += 1) await ask(`other ${number}`)
  }
  return { said, worlds, ask, askMany }
}

test('The mock server drops the world that nobody asked for the longest', async () => {
  const { ask, askMany } = openWorlds()
  const [asked, oldest] = [await ask('asked again'), await ask('oldest')]
  await askMany(0, MOST - 2)
  expect(await ask('asked again')).toBe(asked)
  await askMany(MOST - 2, 1)
  expect(await ask('asked again')).toBe(asked)
  expect(await ask('oldest')).not.toBe(oldest)
})

test('A dropped world begins anew in its scenario, and the log says so', async () => {
  const { said, ask, askMany } = openWorlds()
  await ask('mine', 'order-5')
  await askMany(0, MOST)
  expect(said).toEqual([])
  expect((await ask('mine')).scenario).toBe('order-5')
  expect(said).toEqual([
    'The world "mine" begins anew, in order-5: 12 others were asked since it was, and no more are kept (mocks/README.md).',
  ])
})

test('An unknown scenario costs nobody a world', async () => {
  const { ask, askMany } = openWorlds()
  const oldest = await ask('oldest')
  await askMany(0, MOST - 1)
  await expect(ask('new', 'none')).rejects.toThrow('There is no scenario none')
  expect(await ask('oldest')).toBe(oldest)
})
