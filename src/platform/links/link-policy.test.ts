import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyCharacter, anyWebUrl } from '../../../tests/setup/any-text.ts'
import { decideLink, decidePayment } from './link-policy.ts'
import { mayOpen } from './open-link.ts'
import { ADDRESSES, asDecision, attacks, HOST, HOSTILE, RULES, visible } from '../../../tests/setup/link-samples.ts'

/** Addresses built from parts that attacks use. */
const anyAddress = fc
  .tuple(
    fc.constantFrom('https', 'http', 'HTTPS', 'rupya', 'javascript', 'httpx', 'ws', ''),
    fc.constantFrom('://', '://', '://', ':', ':/', ':///', ':\\\\', '//'),
    fc.array(
      fc.oneof(
        {
          weight: 5,
          arbitrary: fc.constantFrom('pages.rupya.example', 'evil.io', '.', '/', '@', ':', '443', '?', '#'),
        },
        {
          weight: 1,
          arbitrary: fc.constantFrom('\\', '%2e', '%40', '。', '／', '\t', ' ', '\u202e', 'xn--', '[', ']'),
        },
        { weight: 1, arbitrary: fc.string({ unit: anyCharacter, maxLength: 4 }) },
      ),
      { maxLength: 6 },
    ),
  )
  .map(([scheme, separator, parts]) => `${scheme}${separator}${parts.join('')}`)

describe('A hostile address is refused:', () => {
  test.each(attacks)('%s %s @RULE-40', (_address, _trick, written, reason) => {
    expect(decideLink(written, RULES)).toEqual({ kind: 'refused', reason })
  })
})

describe('An address goes where it belongs:', () => {
  test.each(ADDRESSES.map((row): [string, ...typeof row] => [visible(row[0]), ...row]))(
    '%s @RULE-41',
    (_title, address, kind, opened) => {
      expect(decideLink(address, RULES)).toEqual(asDecision(kind, opened))
    },
  )

  test.each([undefined, 0, {}, ['https://pages.rupya.example/'], new URL(HOST)])(
    'what is no text is none: %s',
    (address) => {
      expect(decideLink(address, RULES)).toEqual({ kind: 'refused', reason: 'empty' })
    },
  )

  test('2048 characters are the limit, as it is written and as it is opened @RULE-42', () => {
    const filled = (unit: string, count: number) => `${HOST}/${unit.repeat(count)}`
    const room = 2048 - filled('', 0).length
    expect(decideLink(filled('a', room), RULES).kind).toBe('page')
    expect(decideLink(filled('a', room + 1), RULES)).toEqual({ kind: 'refused', reason: 'length' })
    expect(decideLink(filled('é', room / 2), RULES)).toEqual({ kind: 'refused', reason: 'length' })
    expect(decideLink(`rupya://${'a'.repeat(2041)}`, RULES)).toEqual({ kind: 'refused', reason: 'length' })
    expect(decideLink(' '.repeat(1_000_000), RULES)).toEqual({ kind: 'refused', reason: 'length' })
  })
})

describe('Another app is not opened', () => {
  test('by a scheme that no setting names, whatever else it is @RULE-45', () => {
    const scheme = fc.stringMatching(/^[a-z][a-z0-9+.-]{1,15}$/)
    fc.assert(
      fc.property(scheme, fc.array(scheme, { maxLength: 3 }), (named, schemes) => {
        fc.pre(!/^https?$/.test(named) && !schemes.includes(named))
        const refusal = { kind: 'refused', reason: 'scheme' }
        for (const written of [named, named.toUpperCase()]) {
          expect(decideLink(`${written}://product/1`, { host: HOST, schemes })).toEqual(refusal)
          expect(decideLink(`${written}://product/1`, { host: HOST, schemes: [...schemes, named] }).kind).toBe('shell')
        }
      }),
    )
  })
})

describe('The configured host', () => {
  test.each(['', ' ', 'https://', 'pages.rupya.example', '//pages.rupya.example', 'null', '*', `blob:${HOST}/9115`])(
    'matches nothing when it is "%s"',
    (host) => {
      for (const [address] of ADDRESSES) expect(decideLink(address, { ...RULES, host }).kind).not.toBe('page')
    },
  )

  test('that is empty matches no web address and no other text @APP-23', () => {
    fc.assert(
      fc.property(fc.oneof(anyWebUrl, anyAddress), (address) => {
        expect(decideLink(address, { ...RULES, host: '' }).kind).not.toBe('page')
      }),
    )
  })

  test('matches exactly the web addresses of its origin', () => {
    fc.assert(
      fc.property(anyWebUrl, anyWebUrl, (address, host) => {
        expect(decideLink(address, { host: address }).kind).toBe('page')
        const same = new URL(address).origin === new URL(host).origin
        expect(decideLink(address, { ...RULES, host }).kind).toBe(same ? 'page' : 'outside')
      }),
    )
  })
})

test('An opened address decides the same again, with no other origin or login', () => {
  fc.assert(
    fc.property(anyAddress, (address) => {
      const decision = decideLink(address, RULES)
      fc.pre(decision.kind !== 'refused')
      expect(decideLink(decision.url, RULES)).toEqual(decision)
      const { protocol, origin, username, password } = new URL(decision.url)
      expect([username, password]).toEqual(['', ''])
      expect(HOSTILE.map((hostile) => new URL(hostile).protocol)).not.toContain(protocol)
      expect(decision.kind === 'page').toBe(origin === HOST)
      expect(decision.kind === 'shell').toBe(!/^https?:$/.test(protocol))
    }),
    { numRuns: 3000 },
  )
})

describe('A payment', () => {
  const SITES = [HOST, 'http://localhost:4020']
  const refused = { kind: 'refused', reason: 'origin' }

  test.each(attacks)('never goes to %s %s', (_address, _trick, written) => {
    expect(decidePayment(written, SITES)).toEqual(refused)
  })

  test.each(ADDRESSES.map((row): [string, typeof row] => [visible(row[0]), row]))(
    'goes where a page of the lender would open, and nowhere else: %s',
    (_title, [address, kind, opened]) => {
      expect(decidePayment(address, SITES)).toEqual(kind === 'page' ? asDecision(kind, opened) : refused)
    },
  )

  test('goes to exactly the origins that are named; to none where none is @RULE-46', () => {
    fc.assert(
      fc.property(anyWebUrl, fc.array(anyWebUrl), (address, sites) => {
        const known = sites.some((site) => new URL(site).origin === new URL(address).origin)
        expect(decidePayment(address, sites).kind).toBe(known ? 'page' : 'refused')
        expect(decidePayment(address, [...sites, address]).kind).toBe('page')
        expect(decidePayment(address, []).kind).toBe('refused')
      }),
    )
  })

  test('is over https where the site is', () => {
    expect(decidePayment('http://pages.rupya.example/', SITES)).toEqual(refused)
    expect(decidePayment('https://localhost:4020/', SITES)).toEqual(refused)
    expect(decidePayment('http://localhost:4021/', SITES)).toEqual(refused)
    expect(decidePayment('http://localhost:4020/a', SITES)).toEqual({ kind: 'page', url: 'http://localhost:4020/a' })
  })
})

test('A hostile link is not offered at all, and any that opens somewhere is @LOAN-70', () => {
  expect([undefined, '', ...attacks.map(([, , written]) => written)].filter(mayOpen)).toEqual([])
  const offered = ADDRESSES.filter(([address, kind]) => kind !== 'refused' && address.startsWith('rupya:'))
  expect(offered.length).toBeGreaterThan(0)
  for (const opened of [...offered.map(([address]) => address), 'https://partner.example/a'])
    expect(mayOpen(opened)).toBe(true)
})
