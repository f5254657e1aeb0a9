import { expect, test } from 'vitest'
import { ask } from '../../tests/setup/ask-world.ts'
import { createWorld } from '../scenario.ts'

test.each([
  { productKey: 'rupiah-kilat', link: 'rupya://product/rupiah-kilat' },
  { productKey: 'sahabat-dana', link: 'https://products.rupya.example/sahabat-dana' },
  { productKey: 'rupya-swift', link: 'rupya://product/rupya-swift' },
])('The product $productKey opens at $link, and the tap is told', async ({ productKey, link }) => {
  const world = await createWorld()
  const tap = { moduleId: 31, position: 1, productKey }
  expect(await ask(world, 'defineProductLink', tap)).toMatchObject({ code: '00', data: link })
  expect(world.events).toEqual([{ operation: 'defineProductLink', event: tap }])
})

test.each([
  { productKey: 'uang-pintar', message: 'Produk ini sedang penuh. Coba lagi besok.' },
  { productKey: 'does-not-exist', message: 'Produk tidak ditemukan.' },
])('The product $productKey opens nowhere: $message', async ({ productKey, message }) => {
  const world = await createWorld()
  const tap = { moduleId: 31, position: 2, productKey }
  expect(await ask(world, 'defineProductLink', tap)).toMatchObject({ code: 9999, message })
  expect(world.events).toEqual([])
})
