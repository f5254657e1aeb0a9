// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { openAddress } from '../../../../tests/setup/location.ts'
import { conversationStore, readChatDraft, writeChatDraft } from './conversation-store.ts'

const ORDER = '723421968459640174'
const open = (userId = '880021460173', token = 'one') => openAddress(`/?token=${token}&userId=${userId}`)

/** Starts another session of the borrower for a moment, so that the next read uses the stored data, as after a reload. */
const reload = () => {
  const { href } = location
  open(new URLSearchParams(location.search).get('userId') ?? '', 'elsewhere')
  conversationStore(ORDER)
  openAddress(href)
}

const say = (words: string, id = words) =>
  conversationStore(ORDER).dispatch({ type: 'ask', id, asked: { kind: 'text', node: '0', text: words } })

const answer = (store = conversationStore(ORDER)) =>
  store.dispatch({ type: 'answer', id: 'Hello', attempt: 1, reply: { text: 'Hi', choices: [] } })

const said = (order = ORDER) =>
  conversationStore(order)
    .get()
    .turns.map(({ asked, outcome }) => [asked.kind === 'text' && asked.text, outcome.state].join(' '))

beforeEach(() => {
  localStorage.clear()
  open()
  reload()
})

test('A reload continues the conversation; what was being sent can be sent again @HELP-99', () => {
  say('Hello')
  answer()
  say('And now?')
  expect(said()).toEqual(['Hello answered', 'And now? waiting'])
  reload()
  expect(said()).toEqual(['Hello answered', 'And now? failed'])
})

test.each([
  ['another order', ORDER.replace('174', '175'), undefined, undefined],
  ['another borrower', ORDER, '880021460174', undefined],
  ['another session', ORDER, undefined, 'two'],
])('What was said is not shown to %s @HELP-100', (_who, order, userId, token) => {
  say('Hello')
  writeChatDraft(ORDER, 'And')
  open(userId, token)
  expect(said(order)).toEqual([])
  expect(readChatDraft(order)).toBe('')
})

test('A reply that comes after the session has ended is not kept for the next one', () => {
  const store = conversationStore(ORDER)
  say('Hello')
  open('880021460174')
  answer(store)
  expect(said()).toEqual([])
  say('I am somebody else')
  answer(store)
  reload()
  expect(said()).toEqual(['I am somebody else failed'])
})

test('Each loan continues its own conversation and draft, after another one @HELP-100', () => {
  const other = '723421968459640180'
  say('Hello')
  writeChatDraft(ORDER, 'And')
  conversationStore(other).dispatch({ type: 'ask', id: '1', asked: { kind: 'text', node: '0', text: 'Other' } })
  writeChatDraft(other, 'More')
  // The reply arrives while the other conversation is open.
  answer()
  expect(said()).toEqual(['Hello answered'])
  reload()
  expect([said(), said(other)]).toEqual([['Hello answered'], ['Other failed']])
  expect([readChatDraft(ORDER), readChatDraft(other)]).toEqual(['And', 'More'])
  writeChatDraft(other, '')
  expect(readChatDraft(ORDER)).toBe('And')
})

test.each(['', 'null', '{"v":1,"data":{}}', '{"v":1,"data":{"borrower":"x","own":[]}}', '{"v":2}'])(
  'Garbage in the storage is an empty conversation: %s',
  (garbage) => {
    localStorage.setItem('rupya:chat', garbage)
    localStorage.setItem('rupya:chatDraft', garbage)
    expect(said()).toEqual([])
    expect(readChatDraft(ORDER)).toBe('')
  },
)

test('A conversation that begins during drawing notifies nobody and writes nothing', () => {
  const store = conversationStore(ORDER)
  const told = vi.fn<() => void>()
  const stop = store.subscribe(told)
  store.begin({ type: 'open', id: 'first', node: '20', title: 'Pembayaran' })
  expect(store.get()).toMatchObject({ category: '20', turns: [{ id: 'first' }] })
  expect(told).not.toHaveBeenCalled()
  expect(localStorage.getItem('rupya:chat')).toBeNull()
  stop()
})

test('A conversation that somebody has changed is dropped whole', () => {
  say('Hello')
  const kept = localStorage.getItem('rupya:chat') ?? ''
  localStorage.setItem('rupya:chat', kept.replace('"waiting"', '"answered"'))
  reload()
  expect(said()).toEqual([])
})

test('The device keeps a hundred turns, the latest @HELP-100', () => {
  for (let count = 1; count <= 105; count++) say(String(count))
  expect(said()).toHaveLength(105)
  reload()
  expect(said()).toEqual(Array.from({ length: 100 }, (_, index) => `${index + 6} failed`))
})
