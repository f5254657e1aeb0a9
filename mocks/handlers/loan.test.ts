import { expect, test } from 'vitest'
import { ask } from '../../tests/setup/ask-world.ts'
import { createWorld } from '../scenario.ts'

test.each([
  { productKey: 'rupiah-kilat', reply: { code: '00', data: 'rupya://product/rupiah-kilat' }, told: 1 },
  { productKey: 'uang-pintar', reply: { code: 9999, message: 'Produk ini sedang penuh. Coba lagi besok.' }, told: 0 },
  { productKey: 'does-not-exist', reply: { code: 9999, message: 'Produk tidak ditemukan.' }, told: 0 },
])('The product $productKey opens or not, and a tap that opens it is told', async ({ productKey, reply, told }) => {
  const world = await createWorld()
  const tap = { moduleId: 31, position: 1, productKey }
  expect(await ask(world, 'defineProductLink', tap)).toMatchObject(reply)
  expect(world.events).toEqual(told ? [{ operation: 'defineProductLink', event: tap }] : [])
})
