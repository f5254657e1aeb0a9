// A city library's server in plain Node: node server.js [mistake]. It prints its address, and knows nothing of the contract.
// With FINES=once, a fine is paid once; /desk/new-fine opens another and prints its number, /desk/reset forgets all payments.
import { createServer } from 'node:http'

const BOOKS = {
  'B-1': { bookId: 'B-1', title: 'The Sea', copies: 3 },
  'B-2': { bookId: 'B-2', title: 'The Lake', copies: 0 },
  'B-3': { bookId: 'B-3', title: 'Maps of the Coast', copies: 1, isReadHere: true },
}
const BRANCHES = ['north', 'south']
const READER = 'Bearer reader-4711'
const DESK = `Basic ${Buffer.from('ann:open sesame').toString('base64')}`

/** What the server does wrong on purpose. */
const mistake = process.argv[2]
const isWrong = (name) => mistake === name

const holds = new Map()
const payments = new Map()
const paidFines = new Set()
const ownFines = new Set(['F-1'])
let count = 0

const REFUSED = [400, { result: 'INVALID', note: 'This cannot be done.' }]
const missing = (result) => [404, { result, note: 'There is none.' }]
const isWhole = (value, least, most) => Number.isInteger(value) && value >= least && value <= most

const ROUTES = [
  ['GET', /^\/books$/, findBooks],
  ['GET', /^\/books\/([^/]+)$/, getBook],
  ['POST', /^\/books\/([^/]+)\/holds$/, placeHold],
  ['PUT', /^\/holds\/([^/]+)$/, changeHold],
  ['DELETE', /^\/holds\/([^/]+)$/, cancelHold],
  ['POST', /^\/fines\/([^/]+)\/payments$/, payFine],
]

function findBooks({ query, headers }) {
  const { words = '', limit = '10', ...rest } = query
  const isRight =
    words.length > 0 && words.length <= 80 && /^\d+$/.test(limit) && isWhole(Number(limit), 1, 50) && isEmpty(rest)
  if (!isRight || !BRANCHES.includes(headers['x-branch'])) return REFUSED
  const found = Object.values(BOOKS).filter(({ title }) => title.toLowerCase().includes(words.toLowerCase()))
  return [200, { result: 'OK', note: '', items: found.slice(0, Number(limit)).map(shownBook) }]
}

const shownBook = ({ bookId, title, copies }) => ({ bookId, title, copies })
const isEmpty = (rest) => Object.keys(rest).length === 0

function getBook({ id, query }) {
  if (!isId('B', id) || !isEmpty(query)) return REFUSED
  const book = isWrong('another book') && BOOKS[id] ? BOOKS['B-1'] : BOOKS[id]
  const result = isWrong('a code in small letters') ? 'ok' : 'OK'
  return book ? [200, { result, note: '', ...shownBook(book) }] : missing('NO_SUCH_BOOK')
}

const isId = (letter, id) => id.length <= 12 && new RegExp(`^${letter}-[0-9]+$`).test(id)

/** What a reader wants of a hold; undefined if it cannot be. */
function wishOf({ body, query }) {
  const { branch, days, remind, notes = '', days_off = [], ...rest } = Object(body)
  if (isWrong('a body that is not looked at'))
    return {
      branch: BRANCHES.includes(branch) ? branch : 'north',
      days: isWhole(days, 1, 60) ? days : 14,
      remind: remind === true,
    }
  const isRight = BRANCHES.includes(branch) && isWhole(days, 1, 60) && typeof remind === 'boolean'
  const isList = Array.isArray(days_off) && days_off.every((day) => typeof day === 'string')
  const isNote = typeof notes === 'string' && notes.length <= 200
  return isRight && isList && isNote && isEmpty(rest) && isEmpty(query) ? { branch, days, remind } : undefined
}

function placeHold({ id, body, query }) {
  const wish = wishOf({ body, query })
  if (!isId('B', id) || !wish) return REFUSED
  if (!BOOKS[id] || BOOKS[id].isReadHere) return [200, { result: 'NOT_LENT', note: 'Only in the library.' }]
  const hold = { holdId: `H-${++count}`, bookId: id, ...wish }
  holds.set(hold.holdId, hold)
  return BOOKS[id].copies > 0 ? [200, { result: 'OK', note: '', hold }] : [202, { result: 'QUEUED', note: '', hold }]
}

function changeHold({ id, body, query }) {
  const wish = wishOf({ body, query })
  if (!isId('H', id) || !wish) return REFUSED
  const hold = holds.get(id)
  if (!hold) return missing('NO_SUCH_HOLD')
  const changed = { ...hold, ...wish }
  if (!isWrong('a change that is forgotten')) holds.set(id, changed)
  return [200, { result: 'OK', note: '', hold: changed }]
}

function cancelHold({ id, query }) {
  if (!isId('H', id) || !isEmpty(query)) return REFUSED
  const hold = holds.get(id)
  if (!hold) return missing('NO_SUCH_HOLD')
  if (!isWrong('a hold that cannot be given up')) holds.delete(id)
  return [200, { result: isWrong('a code of another call') ? 'QUEUED' : 'OK', note: '', hold }]
}

function payFine({ id, body, query, headers, text }) {
  const { amount, by, ...rest } = Object(body)
  const isRight = typeof amount === 'number' && amount >= 0.5 && amount <= 100 && ['cash', 'transfer'].includes(by)
  if (!isId('F', id) || !isRight || !isEmpty(rest) || !isEmpty(query)) return REFUSED
  const key = headers['idempotency-key']
  const before = isWrong('a key that is not known') ? undefined : payments.get(key)
  if (before) return before.text === text ? before.reply : REFUSED
  if (!ownFines.has(id) || paidFines.has(id)) return missing('NO_SUCH_FINE')
  if (process.env['FINES'] === 'once') paidFines.add(id)
  const receipt = { number: ++count, fineId: id, amount }
  const reply = [200, { result: by === 'cash' ? 'OK' : 'QUEUED', note: '', receipt }]
  if (key) payments.set(key, { text, reply })
  return reply
}

const DESK_TASKS = {
  '/desk/new-fine'() {
    const id = `F-${100 + ownFines.size}`
    ownFines.add(id)
    return [200, id]
  },
  '/desk/reset'() {
    paidFines.clear()
    return [200, 'reset']
  },
}

function answer({ method, url, headers }, text) {
  const { pathname, searchParams } = new URL(url, 'http://library')
  if (DESK_TASKS[pathname]) return DESK_TASKS[pathname]()
  const [, pattern, handle] = ROUTES.find(([verb, path]) => verb === method && path.test(pathname)) ?? []
  if (!pattern) return [404, { error: 'There is no such page.' }]
  const needs = handle === payFine ? [READER, DESK] : handle === findBooks || handle === getBook ? undefined : [READER]
  if (needs && !needs.includes(headers.authorization) && !(isWrong('any card') && headers.authorization))
    return [401, {}]
  const [, id = ''] = pattern.exec(pathname)
  return handle({
    id: decodeURIComponent(id),
    query: Object.fromEntries(searchParams),
    headers,
    text,
    body: bodyOf(text),
  })
}

function bodyOf(text) {
  try {
    return JSON.parse(text)
  } catch {
    // Refused as a body without fields.
    return undefined
  }
}

const server = createServer((request, response) => {
  const chunks = []
  request.on('data', (chunk) => chunks.push(chunk))
  request.on('end', () => {
    const [status, body] = answer(request, Buffer.concat(chunks).toString())
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  })
})
server.listen(0, '127.0.0.1', () => console.log(`http://127.0.0.1:${server.address().port}`))
