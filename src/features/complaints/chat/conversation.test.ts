import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type Asked,
  type ChatEvent,
  type Conversation,
  converse,
  emptyConversation,
  isAnswer,
  isJudged,
  openNode,
  resume,
} from './conversation.ts'

const category = (node: string): Asked => ({ kind: 'category', node, title: `Category ${node}`, byItself: false })
const question = (node: string): Asked => ({ kind: 'question', node, title: `Question ${node}` })
const text = (words: string): Asked => ({ kind: 'text', node: '0', text: words })
const verdict = (answer: string): Asked => ({ kind: 'verdict', node: '9', isSolved: true, answer })

const asks = (id: string, asked: Asked, of?: string): ChatEvent => ({ type: 'ask', id, asked, category: of })
const answers = (id: string, words: string, choices: string[] = [], attempt = 1): ChatEvent => ({
  type: 'answer',
  id,
  attempt,
  reply: { text: words, choices: choices.map((each) => ({ id: each, title: each, handsOver: false })) },
})
const fails = (id: string, attempt = 1): ChatEvent => ({ type: 'fail', id, attempt })
const after = (...events: ChatEvent[]) => events.reduce(converse, emptyConversation)

/** The conversation in short: each question and its result. */
const reads = ({ turns }: Conversation) =>
  turns.map(({ asked, outcome }) => [
    asked.kind === 'text' ? asked.text : asked.node,
    outcome.state === 'answered' ? outcome.reply.text : outcome.state,
  ])

describe('A conversation', () => {
  test('shows a late reply under its own question', () => {
    const now = after(
      asks('a', question('11')),
      asks('b', question('12')),
      answers('b', 'about 12'),
      answers('a', 'about 11'),
      // A reply that arrives twice counts once.
      answers('b', 'about 12, again'),
    )
    expect(reads(now)).toEqual([
      ['11', 'about 11'],
      ['12', 'about 12'],
    ])
  })

  test('keeps a question that is under way when another category is chosen', () => {
    const now = after(asks('a', question('11'), '10'), asks('b', category('20'), '20'), answers('a', 'about 11'))
    expect(reads(now)).toEqual([
      ['11', 'about 11'],
      ['20', 'waiting'],
    ])
    expect(now.category).toBe('20')
  })

  test.each([
    ['a question that is under way', question('11')],
    ['the category that is shown last', category('10')],
    ['a hand-over that is under way', { kind: 'handover', node: '13', title: '' } satisfies Asked],
  ])('takes ten taps on %s as one', (_what, asked) => {
    const taps = Array.from({ length: 10 }, (_, index) => asks(String(index), asked))
    expect(after(...taps).turns.map(({ id }) => id)).toEqual(['0'])
  })

  test('takes one verdict on an answer, and none on a list or on what has not come @HELP-95', () => {
    const asked = after(asks('a', question('9')))
    expect(converse(asked, asks('b', verdict('a'))).turns).toHaveLength(1)
    const listed = converse(asked, answers('a', 'a list', ['91']))
    expect(converse(listed, asks('b', verdict('a'))).turns).toHaveLength(1)
    const answered = converse(asked, answers('a', 'the answer'))
    const judged = [asks('b', verdict('a')), asks('c', verdict('a'))].reduce(converse, answered)
    expect(judged.turns.map(({ id }) => id)).toEqual(['a', 'b'])
    expect(judged.turns.map((turn) => [isAnswer(turn), isJudged(judged.turns, turn)])).toEqual([
      [true, true],
      [false, false],
    ])
  })

  test('opens the category of the address once, and again if the address changes', () => {
    const open = (id: string, node: string): ChatEvent => ({ type: 'open', id, node, title: '' })
    const opened = after(open('a', '10'), answers('a', 'below 10', ['11']), asks('b', question('11'), '10'))
    expect(converse(opened, open('c', '10'))).toBe(opened)
    const other = converse(opened, open('c', '20'))
    expect(reads(other).map(([node]) => node)).toEqual(['10', '11', '20'])
    // Every category except the first one was chosen by the borrower.
    expect(other.turns.map(({ asked }) => asked.kind === 'category' && asked.byItself)).toEqual([true, false, false])
  })

  test('takes a text as one about the list or answer that came last', () => {
    expect(openNode(emptyConversation)).toBe('0')
    const now = after(asks('a', category('10')), answers('a', 'below 10', ['11']), asks('b', question('11')))
    expect(openNode(now)).toBe('10')
    expect(openNode([answers('b', 'about 11'), asks('c', text('Hello'))].reduce(converse, now))).toBe('11')
  })

  test('continues after a reload: a sent message is unsure, a list is read again', () => {
    const sent = asks('d', { kind: 'handover', node: '13', title: '' })
    const now = after(
      asks('a', question('9')),
      answers('a', 'x'),
      asks('b', verdict('a')),
      asks('c', text('Hello')),
      sent,
    )
    const resumed = resume(converse(now, asks('e', question('11'))))
    expect(resumed.turns.map(({ outcome: { state } }) => state)).toEqual([
      'answered',
      'failed',
      'failed',
      'answered',
      'waiting',
    ])
  })
})

/** A step of a random history: an action, or a reply to one of the pending requests. */
const step = fc.oneof(
  fc.record({ do: fc.constant('category' as const), node: fc.integer({ min: 1, max: 4 }) }),
  fc.record({ do: fc.constant('question' as const), node: fc.integer({ min: 10, max: 15 }) }),
  fc.record({ do: fc.constant('text' as const), node: fc.integer({ min: 0, max: 99 }) }),
  fc.record({ do: fc.constant('verdict' as const), node: fc.nat(30) }),
  fc.record({ do: fc.constant('retry' as const), node: fc.nat(30) }),
  fc.record({ do: fc.constant('reload' as const), node: fc.constant(0) }),
  fc.record({ do: fc.constantFrom('reply' as const, 'fail' as const), node: fc.nat(60) }),
)

test('No reply appears under another question, late, twice or out of order @HELP-96', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      let now: Conversation = emptyConversation
      let lastCategory: string | undefined
      /** Every request that was ever sent. Each may get a reply at any time, even more than one. */
      const sent: { id: string; attempt: number; about: string }[] = []
      const about = (asked: Asked) => JSON.stringify(asked)
      const send = (turnId: string) => {
        const turn = now.turns.find((each) => each.id === turnId)
        if (turn?.outcome.state === 'waiting')
          sent.push({ id: turnId, attempt: turn.attempt, about: about(turn.asked) })
      }
      const ask = (turnId: string, asked: Asked, of?: string) => {
        now = converse(now, asks(turnId, asked, of))
        send(turnId)
      }
      steps.forEach(({ do: what, node }, index) => {
        const next = `t${index}`
        const request = sent[node % Math.max(sent.length, 1)]
        const picked = now.turns[node % Math.max(now.turns.length, 1)]
        if (what === 'category') ask(next, category(String(node)), (lastCategory = String(node)))
        else if (what === 'question') ask(next, question(String(node)))
        else if (what === 'text') ask(next, text(String(node)))
        else if (what === 'verdict' && picked) ask(next, verdict(picked.id))
        else if (what === 'reload') now = resume(now)
        else if (what === 'retry' && picked?.outcome.state === 'failed') {
          now = converse(now, { type: 'retry', id: picked.id })
          send(picked.id)
        } else if (what === 'reply' && request)
          now = converse(now, answers(request.id, `${request.about} ${request.attempt}`, [], request.attempt))
        else if (what === 'fail' && request) now = converse(now, fails(request.id, request.attempt))

        const foreign = now.turns.filter(
          ({ asked, attempt, outcome }) =>
            outcome.state === 'answered' && outcome.reply.text !== `${about(asked)} ${attempt}`,
        )
        expect(foreign).toEqual([])
        // The last intent wins.
        expect(now.category).toBe(lastCategory)
        const pending = now.turns.filter(
          ({ asked, outcome }) => asked.kind === 'category' && outcome.state === 'waiting',
        )
        expect(pending.length).toBeLessThanOrEqual(1)
        // Every turn that waits has a pending request.
        const forgotten = now.turns.filter(
          (turn) =>
            turn.outcome.state === 'waiting' &&
            !sent.some(({ id, attempt }) => id === turn.id && attempt === turn.attempt),
        )
        expect(forgotten).toEqual([])
        // Turns stay in the order in which they began.
        const order = now.turns.map((each) => Number(each.id.slice(1)))
        expect(order).toEqual(order.toSorted((one, other) => one - other))
      })
    }),
    { numRuns: 300 },
  )
})
