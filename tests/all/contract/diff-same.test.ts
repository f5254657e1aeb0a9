import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { compareContracts } from '../../../contract/diff/compare-contracts.ts'
import { operationsOf, type ContractDocument } from '../../../contract/read/document.ts'
import { mutationsOf } from '../../contract/mutate-contract.ts'
import { smallBundle } from '../../contract/small-contract.ts'
import { WAYS } from '../../contract/ways-to-write.ts'

// Contracts made by chance out of the library's, each written in another way that means the same: nothing may be told.

let library: ContractDocument
beforeAll(async () => {
  library = await smallBundle('library')
  enrich(library)
})

/** What a library needs not, and other contracts have. */
function enrich({ components, paths, ...root }: ContractDocument) {
  const hold = paths['/books/{bookId}/holds']?.post
  const book = paths['/books/{bookId}']?.get
  if (!hold?.requestBody || !book) throw new Error('The library keeps no books')
  Object.assign(components.parameters, {
    market: { name: 'X-Market', in: 'header', schema: { type: 'string', enum: ['id', 'in'] } },
  })
  hold.parameters?.push({ $ref: '#/components/parameters/market' })
  book.parameters?.push({ name: 'X-Trace', in: 'header', schema: { type: 'string', maxLength: 9 } })
  hold.responses[200] = Object.assign(hold.responses[200], { headers: { ETag: { schema: { type: 'string' } } } })
  components.securitySchemes['key'] = { type: 'apiKey', in: 'header', name: 'X-Key' }
  hold.security.push({ key: [], card: [] })
  Object.assign(hold.requestBody.content, {
    'multipart/form-data': {
      schema: { type: 'object', properties: { file: { type: ['string', 'null'], maxLength: 99 } } },
      encoding: { file: { contentType: 'image/png' } },
    },
  })
  const [server] = root.servers ?? []
  Object.assign(server ?? {}, {
    url: 'https://{region}.example.test',
    variables: { region: { default: 'eu', enum: ['eu', 'us'] } },
  })
}

const RUNS = 150

test(`No way of writing a contract that means the same is told as a change (${RUNS} contracts)`, () => {
  const mutations = mutationsOf(library)
  expect(mutations.length).toBeGreaterThan(100)
  expect(operationsOf(library)).toHaveLength(5)
  let changed = 0
  fc.assert(
    fc.property(
      fc.array(fc.nat(mutations.length - 1), { maxLength: 4 }),
      fc.uniqueArray(fc.constantFrom(...Object.keys(WAYS)), { minLength: 1, maxLength: 4 }),
      (changes, ways) => {
        const contract = structuredClone(library)
        for (const change of changes) mutations[change]?.apply(contract)
        const other = ways.reduce((written, way) => WAYS[way]?.(structuredClone(written)) ?? written, contract)
        if (JSON.stringify(other) !== JSON.stringify(contract)) changed += 1
        const told = compareContracts({ contract }, { contract: other })
        // Words, and names that are not sent, are told as such.
        expect(
          told
            .filter(({ kinds }) => !kinds.includes('words') && !kinds.includes('part renamed'))
            .map(({ sentence }) => sentence),
        ).toEqual([])
      },
    ),
    { numRuns: RUNS, seed: 20_261_127 },
  )
  // Most of the ways change the text.
  expect(changed).toBeGreaterThan(RUNS * 0.8)
})
