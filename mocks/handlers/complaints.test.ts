import { expect, test } from 'vitest'
import { answer } from '../answer.ts'
import { operationOf } from '../contract.ts'
import { createWorld } from '../scenario.ts'

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const bytes = (text: string) => [...Buffer.from(text, 'latin1')]

/** A new world's answer to a picture. */
async function upload(content: number[], type: string) {
  const world = await createWorld()
  const form = new FormData()
  form.append('problemImage', new File([Uint8Array.from(content)], 'picture', { type }))
  const request = new Request('http://world/?token=1&market=in', { method: 'POST', body: form })
  return (await answer(world, operationOf('uploadProblemImage'), request)).json()
}

test.each([
  { kind: 'png', content: PNG },
  { kind: 'webp', content: bytes('RIFF\0\0\0\0WEBP') },
  { kind: 'heic', content: bytes('\0\0\0\x18ftypheic') },
])('A picture is what its bytes say, whatever it is called: $kind', async ({ kind, content }) => {
  expect((await upload(content, 'image/png')).data.url).toMatch(new RegExp(`\\.${kind}$`))
})

test.each([
  { content: bytes('MZ'), type: 'image/png' },
  { content: bytes('<svg xmlns="http://www.w3.org/2000/svg"/>'), type: 'image/svg+xml' },
  { content: bytes('\0\0\0\x18ftypisom'), type: 'image/heic' },
])('What is no picture is refused: $type', async ({ content, type }) => {
  expect(await upload(content, type)).toMatchObject({ code: 9999, message: 'Only pictures can be uploaded.' })
})
