import { expect, test } from 'vitest'
import { startWorldServer } from '../tests/setup/world-server.ts'
import { PICTURES } from './pictures.ts'

const { openWorld } = startWorldServer()

const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 7])
const served = (url: string) => url.replace(PICTURES, '/__world/files')

test('A picture is served as it was uploaded, and a drawing stands in where none was', async () => {
  const { get, upload } = openWorld('order-174')
  const picture = new File([PNG], 'proof.png', { type: 'image/png' })
  const { data } = await upload('/user-problem/upload-problem-img', 'problemImage', picture)
  const reply = await get(served(data.url))
  expect(reply.headers.get('content-type')).toBe('image/png')
  expect(new Uint8Array(await reply.arrayBuffer())).toEqual(PNG)

  const drawing = await get(served(`${PICTURES}/answers/82110045-1.png`))
  expect(drawing.headers.get('content-type')).toBe('image/svg+xml')
  expect(await drawing.text()).toMatch(/^<svg xmlns[^]*<\/svg>$/)
})
