import { expect, test } from 'vitest'
import { answer } from '../answer.ts'
import { operationOf } from '../contract.ts'
import { createWorld } from '../scenario.ts'

const MB = 1024 * 1024
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const JPEG = [0xff, 0xd8, 0xff, 0xe0]
const bytes = (text: string) => [...Buffer.from(text, 'latin1')]

/** A new world's answer to a picture; zeros fill it up to `size`. */
async function upload(content: number[], type: string, size = content.length) {
  const world = await createWorld()
  const form = new FormData()
  const file = new Uint8Array(size)
  file.set(content)
  form.append('problemImage', new File([file], 'picture', { type }))
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

test('A picture of 15 MB is taken, a larger one is refused in words', async () => {
  expect(await upload(JPEG, 'image/jpeg', 15 * MB)).toMatchObject({ code: '00' })
  expect(await upload(JPEG, 'image/jpeg', 15 * MB + 1)).toMatchObject({
    code: 9999,
    message: 'The picture is too large. The most is 15 MB.',
  })
})
