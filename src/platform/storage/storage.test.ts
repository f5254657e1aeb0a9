import * as v from 'valibot'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { openAddress } from '../../../tests/setup/location.ts'

const draft = v.object({ text: v.string(), images: v.array(v.string()) })
const DRAFT = { text: 'Uangnya belum masuk', images: ['https://img.example.test/1.jpg'] }

/** The browser's storage, and its methods that throw. */
let disk: Map<string, string>
let broken: Set<'getItem' | 'setItem' | 'removeItem'>
const quotaError = () => new DOMException('The quota has been exceeded.', 'QuotaExceededError')
const area = {
  get length() {
    return disk.size
  },
  key: (index: number) => [...disk.keys()][index] ?? null,
  getItem(key: string) {
    if (broken.has('getItem')) throw quotaError()
    return disk.get(key) ?? null
  },
  setItem(key: string, value: string) {
    if (broken.has('setItem')) throw quotaError()
    disk.set(key, value)
  },
  removeItem(key: string) {
    if (broken.has('removeItem')) throw quotaError()
    disk.delete(key)
  },
}

/** A newly opened page, with an empty memory. */
async function openPage() {
  vi.resetModules()
  return import('./storage.ts')
}

beforeEach(() => {
  disk = new Map()
  broken = new Set()
  vi.stubGlobal('localStorage', area)
})

describe('What we keep', () => {
  test('outlives a reload, under our prefix and with its version @RULE-63', async () => {
    const before = await openPage()
    before.writeStored('draft', DRAFT)
    expect(disk).toEqual(new Map([['rupya:draft', JSON.stringify({ v: 1, data: DRAFT })]]))
    const after = await openPage()
    expect(after.readStored('draft', draft)).toEqual(DRAFT)
    after.removeStored('draft')
    expect(disk.size).toBe(0)
    expect(after.readStored('draft', draft)).toBeUndefined()
  })

  test.each([
    '{"v":1,"data":',
    '[]',
    JSON.stringify(DRAFT),
    JSON.stringify({ v: 0, data: DRAFT }),
    JSON.stringify({ v: '1', data: DRAFT }),
    JSON.stringify({ v: 1, data: { text: 1, images: [] } }),
  ])('is dropped when it is %s @RULE-63', async (text) => {
    disk.set('rupya:draft', text)
    const { readStored } = await openPage()
    expect(readStored('draft', draft)).toBeUndefined()
    expect(disk.size).toBe(0)
  })

  test('is nothing but what the schema lets through', async () => {
    disk.set('rupya:draft', JSON.stringify({ v: 1, data: { ...DRAFT, script: 1 } }))
    expect((await openPage()).readStored('draft', draft)).toEqual(DRAFT)
  })
})

describe('The specification’s own keys', () => {
  test('hold raw texts, apart from ours of the same name @RULE-64', async () => {
    const { rawStorage, writeStored } = await openPage()
    rawStorage.set('payCode', '007')
    writeStored('payCode', 'ours')
    expect(disk.get('payCode')).toBe('007')
    expect(rawStorage.get('payCode')).toBe('007')
    rawStorage.clear()
    expect(rawStorage.get('payCode')).toBeUndefined()
    expect([...disk.keys()]).toEqual(['rupya:payCode'])
  })
})

describe('What belongs to a borrower', () => {
  /** Sari with her token, then Budi with his user id. */
  const SARI = '/individual?token=sari'
  const BUDI = '/individual?token=sari&userId=880021460729'

  test('is read by nobody else, and dropped when another borrower is here @RULE-67', async () => {
    const { readOwn, writeOwn } = await openPage()
    openAddress(SARI)
    writeOwn('draft', DRAFT)
    expect(readOwn('draft', draft)).toEqual(DRAFT)
    expect(JSON.stringify([...disk])).not.toContain('sari')
    openAddress(BUDI)
    expect(readOwn('draft', draft)).toBeUndefined()
    expect(disk.size).toBe(0)
    openAddress(SARI)
    expect(readOwn('draft', draft)).toBeUndefined()
  })

  test('is not kept where nobody is', async () => {
    const { readOwn, writeOwn } = await openPage()
    openAddress('/?token=%20&userId=')
    writeOwn('draft', DRAFT)
    expect([disk.size, readOwn('draft', draft)]).toEqual([0, undefined])
  })

  test.each(['as localStorage can', 'where every access throws'])(
    'is also the choice under the specification’s own keys, %s',
    async (how) => {
      if (how !== 'as localStorage can') broken = new Set(['getItem', 'setItem', 'removeItem'])
      const { claimStorage, rawStorage } = await openPage()
      openAddress(SARI)
      claimStorage()
      rawStorage.set('payCode', '007')
      openAddress(BUDI)
      // Also in a tab that was open before and has not noticed the change yet.
      expect(rawStorage.get('payCode')).toBeUndefined()
      claimStorage()
      expect(disk.has('payCode')).toBe(false)
      rawStorage.set('payCode', '008')
      openAddress(SARI)
      expect(rawStorage.get('payCode')).toBeUndefined()
      rawStorage.set('payType', '1')
      expect([rawStorage.get('payType'), rawStorage.get('payCode')]).toEqual(['1', undefined])
    },
  )

  test('is deleted once another borrower is here; what belongs to the device stays @RULE-131', async () => {
    const { claimStorage, writeOwn, writeStored } = await openPage()
    openAddress(SARI)
    claimStorage()
    writeOwn('draft', DRAFT)
    writeOwn('chat', [])
    writeStored('journal:1', [DRAFT])
    // The note that a complaint was sent, and by whom, is kept like payments.
    writeStored('complaint:1', { borrower: 'sari', at: 1, state: 'taken' })
    disk.set('other code', JSON.stringify({ data: { borrower: 'sari', own: DRAFT } }))
    // The second time, an open tab of the first borrower has stored something again.
    for (let start = 0; start < 2; start += 1) {
      openAddress('/individual?token=budi')
      claimStorage()
      expect([...disk.keys()].toSorted().join()).toBe('other code,rupya:borrower,rupya:complaint:1,rupya:journal:1')
      openAddress(SARI)
      writeOwn('draft', DRAFT)
    }
  })

  test.each(['/', '/individual?token=sari&userId=880021460173'])(
    'stays while the address names nobody, or them by one more name: %s',
    async (address) => {
      const { claimStorage, readOwn, writeOwn } = await openPage()
      openAddress(SARI)
      claimStorage()
      writeOwn('draft', DRAFT)
      openAddress(address)
      claimStorage()
      openAddress(SARI)
      expect(readOwn('draft', draft)).toEqual(DRAFT)
    },
  )
})

describe('Works from memory, for as long as the page is open,', () => {
  const everything = async () => {
    const { rawStorage, readStored, removeStored, writeStored } = await openPage()
    const read = () => [readStored('draft', draft), rawStorage.get('payType')]
    writeStored('draft', DRAFT)
    rawStorage.set('payType', '1')
    const kept = read()
    removeStored('draft')
    rawStorage.clear()
    const removed = read()
    rawStorage.set('payType', '2')
    return [kept, removed, read()]
  }
  const AS_EVER = [
    [DRAFT, '1'],
    [undefined, undefined],
    [undefined, '2'],
  ]

  test.each([
    ['throws', () => expect.unreachable('The operation is insecure.')],
    ['is null, as in a web view without DOM storage', () => null],
    ['is not there', () => undefined],
  ])('where localStorage itself %s', async (_name, read) => {
    vi.stubGlobal('localStorage', undefined)
    Object.defineProperty(globalThis, 'localStorage', { configurable: true, get: read })
    expect(await everything()).toEqual(AS_EVER)
  })

  const ACCESSES = ['getItem', 'setItem', 'removeItem'] as const
  test.each([{ methods: ACCESSES }, ...ACCESSES.map((one) => ({ methods: [one] }))])(
    'where $methods throw @RULE-65',
    async ({ methods }) => {
      broken = new Set(methods)
      expect(await everything()).toEqual(AS_EVER)
    },
  )

  test('where there is no room: what was kept stays, what is new is in memory', async () => {
    disk.set('payCode', 'BCA')
    disk.set('payType', '1')
    broken = new Set(['setItem'])
    const { rawStorage } = await openPage()
    rawStorage.set('payType', '2')
    expect(rawStorage.get('payType')).toBe('2')
    expect(rawStorage.get('payCode')).toBe('BCA')
    // An older choice must not come back, so the next page starts without one.
    expect((await openPage()).rawStorage.get('payType')).toBeUndefined()
  })

  test('that is full keeps what must not be forgotten as it was @RULE-77', async () => {
    ;(await openPage()).writeStored('draft', DRAFT)
    broken = new Set(['setItem'])
    const page = await openPage()
    const newer = { ...DRAFT, text: 'Uangnya belum masuk juga' }
    page.writeStoredOrKeep('draft', newer)
    expect(page.readStored('draft', draft)).toEqual(newer)
    expect((await openPage()).readStored('draft', draft)).toEqual(DRAFT)
  })
})
