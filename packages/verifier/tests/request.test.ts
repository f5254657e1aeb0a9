import { expect, test } from 'vitest'
import { curlOf } from '../src/curl.ts'
import { requestOf } from '../src/request.ts'
import { operationOf } from './bundles.ts'

const server = 'https://api.example.test'
const json = (properties: object) => ({ content: { 'application/json': { schema: { type: 'object', properties } } } })

const SCHEMES = {
  query: { type: 'apiKey', in: 'query', name: 'access key' },
  header: { type: 'apiKey', in: 'header', name: 'X-Api-Key' },
  cookie: { type: 'apiKey', in: 'cookie', name: 'sid' },
  basic: { type: 'http', scheme: 'basic' },
  bearer: { type: 'http', scheme: 'Bearer' },
  oauth: { type: 'oauth2' },
}

test.each([
  ['query', 'access key', 'secret value', 'url', 'https://api.example.test/act?access+key=secret+value'],
  ['header', 'X-Api-Key', 'secret', 'x-api-key', 'secret'],
  ['cookie', 'sid', 'secret', 'cookie', 'sid=secret'],
  ['basic', 'basic', 'jörg:pass', 'authorization', 'Basic asO2cmc6cGFzcw=='],
  ['bearer', 'bearer', 'secret', 'authorization', 'Bearer secret'],
  ['oauth', 'oauth', 'secret', 'authorization', 'Bearer secret'],
])(
  'A session by %s is sent where the contract says, and printed as a variable',
  async (scheme, name, value, at, sent) => {
    const operation = operationOf(
      { security: [{ [scheme]: [] }] },
      { method: 'get' },
      { components: { securitySchemes: SCHEMES } },
    )
    const request = requestOf(operation, {}, { server, session: { [name]: value } })
    expect(at === 'url' ? request.url : request.headers.get(at)).toBe(sent)
    const command = await curlOf(request, operation, { [name]: value })
    expect(command).toMatch(/"\$RZTE_24_(ACCESS_KEY|X_API_KEY|SID|BASIC|BEARER|OAUTH)"/)
    expect(command).not.toMatch(/secret|jörg|asO2/)
  },
)

test('Each call and command sends the example’s language, unless a header says other', async () => {
  const language = { name: 'Accept-Language', in: 'header' as const, schema: { type: 'string', example: 'id' } }
  const operation = operationOf({ parameters: [language] }, { method: 'get' })
  const request = requestOf(operation, {}, { server })
  expect(request.headers.get('accept-language')).toBe('id')
  expect(await curlOf(request, operation, {})).toBe("curl -sS -H 'accept-language: id' https://api.example.test/act")
  const own = requestOf(operation, {}, { server, headers: { 'accept-language': 'en' } })
  expect(own.headers.get('accept-language')).toBe('en')
})

test('Each field goes where the contract has it, with the type that it has there', async () => {
  const place = (name: string, where: 'path' | 'query' | 'header') => ({ name, in: where, schema: { type: 'string' } })
  const operation = operationOf(
    {
      parameters: [place('id', 'path'), place('when', 'query'), place('X-Room', 'header')],
      requestBody: json({
        id: { type: 'string' },
        count: { type: 'integer' },
        share: { type: ['number', 'null'] },
        none: { type: ['number', 'null'] },
        level: { enum: [1, 2] },
        isOpen: { type: 'boolean' },
        tags: { type: 'array' },
        zip: { type: 'string' },
      }),
      'x-request': {
        id: 'a/b?',
        when: 'now & then',
        'X-Room': '7',
        count: 3,
        share: 0.5,
        none: null,
        level: 2,
        isOpen: false,
        tags: ['x'],
        zip: '01234',
      },
    },
    { method: 'patch', path: '/rooms/{id}' },
  )
  const request = requestOf(operation, operation.request, { server })
  expect(request.url).toBe('https://api.example.test/rooms/a%2Fb%3F?when=now+%26+then')
  expect(request.headers.get('x-room')).toBe('7')
  const command = await curlOf(request, operation, {})
  expect(command).toContain(`-X PATCH -H 'x-room: 7' -H 'content-type: application/json' --data-raw '{"id":"a/b?"`)
  expect(await request.json()).toEqual({
    id: 'a/b?',
    count: 3,
    share: 0.5,
    none: null,
    level: 2,
    isOpen: false,
    tags: ['x'],
    zip: '01234',
  })
})

test('A form with files has texts where the contract has texts', async () => {
  const properties = { title: { type: 'string' }, scan: { contentMediaType: 'image/png' } }
  const operation = operationOf({ requestBody: { content: { 'multipart/form-data': { schema: { properties } } } } })
  const form = await requestOf(operation, { title: 'Front', scan: 'scan.png' }, { server }).formData()
  expect(form.get('title')).toBe('Front')
  expect(form.get('scan')).toMatchObject({ name: 'scan.png', type: 'image/png' })
})
