import fc from 'fast-check'

const SURROGATES = { first: 0xd800, count: 0x800 }
const LAST = 0x10ffff

/**
 * Any code point but half a surrogate pair: the unit of a string, as `binary` of fast-check, with the same values. That one
 * first makes a table of a million characters, in each process anew: 1.5 s.
 */
export const anyCharacter = fc.nat(LAST - SURROGATES.count).map(
  (index) => String.fromCodePoint(index < SURROGATES.first ? index : index + SURROGATES.count),
  // To shorten a text that it did not make itself.
  (text) => {
    const [character = '', ...others] = typeof text === 'string' ? text : ''
    const point = character.codePointAt(0)
    const isSurrogate = point !== undefined && point >= SURROGATES.first && point < SURROGATES.first + SURROGATES.count
    if (point === undefined || others.length > 0 || isSurrogate) throw new Error('Not one character')
    return point < SURROGATES.first ? point : point - SURROGATES.count
  },
)

const LETTERS = 'abcdefghijklmnopqrstuvwxyz'
const PLAIN = `${LETTERS}${LETTERS.toUpperCase()}0123456789-._~!$&'()*+,;=:@`

const encoded = anyCharacter.map((character) => {
  const text = encodeURIComponent(character)
  return text === character ? `%${character.charCodeAt(0).toString(16)}` : text
})
const partOfUrl = (characters: string) =>
  fc.string({
    unit: fc.oneof(
      { weight: 10, arbitrary: fc.constantFrom(...characters.split('')) },
      { weight: 1, arbitrary: encoded },
    ),
  })

/** Any address of the web with all its parts, as `webUrl` of fast-check. That one makes the table, too. */
export const anyWebUrl = fc
  .tuple(
    fc.constantFrom('http', 'https'),
    fc.webAuthority(),
    fc.array(partOfUrl(PLAIN)),
    fc.option(partOfUrl(`${PLAIN}/?`)),
    fc.option(partOfUrl(`${PLAIN}/?`)),
  )
  .map(([scheme, authority, path, query, fragment]) =>
    [
      `${scheme}://${authority}`,
      ...path.map((segment) => `/${segment}`),
      query === null ? '' : `?${query}`,
      fragment === null ? '' : `#${fragment}`,
    ].join(''),
  )
