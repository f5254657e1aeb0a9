/** No screen shows more. Checking more would take seconds per call and find nothing new. */
const MOST_ENTRIES = 1000
const MOST_VALUES = 20_000
const MOST_DEEP = 50
const LONGEST_TEXT = 100_000
const LONGEST_NAME = 1000

/** An answer with its long lists cut, or why even that is too large to check. */
type Bounded = { value: Record<string, unknown>; cut?: { path: string; says: string } } | { tooLarge: string }

class TooLarge extends Error {}

/** Limits what is checked of an answer, so that the check is always fast. */
export function boundedAnswer(answer: Record<string, unknown>): Bounded {
  let left = MOST_VALUES
  let cut: { path: string; says: string } | undefined
  try {
    return { value: fieldsOf(answer, '', 0), ...(cut && { cut }) }
  } catch (error) {
    if (!(error instanceof TooLarge)) throw error
    return { tooLarge: error.message }
  }

  function copyOf(value: unknown, path: string, depth: number): unknown {
    left -= 1
    if (left < 0) throw new TooLarge(`more than ${shownCount(MOST_VALUES)} values`)
    if (depth > MOST_DEEP) throw new TooLarge(`values nested more than ${MOST_DEEP} deep`)
    if (typeof value === 'string' && value.length > LONGEST_TEXT)
      throw new TooLarge(`a text of more than ${shownCount(LONGEST_TEXT)} characters`)
    if (Array.isArray(value)) {
      if (value.length > MOST_ENTRIES) cut ??= { path, says: cutSentence(value.length) }
      return value.slice(0, MOST_ENTRIES).map((entry, index) => copyOf(entry, `${path}[${index}]`, depth + 1))
    }
    if (typeof value !== 'object' || value === null) return value
    return fieldsOf(value, `${path}.`, depth)
  }

  function fieldsOf(value: object, before: string, depth: number): Record<string, unknown> {
    return Object.fromEntries(
      Object.entries(value).map(([name, one]) => {
        if (name.length > LONGEST_NAME) throw new TooLarge(`a name of more than ${shownCount(LONGEST_NAME)} characters`)
        return [name, copyOf(one, before + name, depth + 1)]
      }),
    )
  }
}

const cutSentence = (length: number) =>
  `has ${shownCount(length)} entries, of which only the first ${shownCount(MOST_ENTRIES)} were judged`

const shownCount = (count: number) => count.toLocaleString('en')
