import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createPictureUploads } from './picture-uploads.ts'
import { addressesOf, type Picture, restoredPictures, toSaved, unfinishedOf } from './pictures.ts'
import { MOST_PICTURES } from './saved-pictures.ts'

/** A pending task, which the test can end in any way, even after it was stopped. */
interface Pending<Result> {
  file: File
  signal?: AbortSignal
  tell?: (sent: number) => void
  resolve: (result: Result) => void
  reject: (error: unknown) => void
}

type Prepared = { upload: File } | { refusal: 'svg' }

function start() {
  const preparing: Pending<Prepared>[] = []
  const uploading: Pending<string>[] = []
  const said: string[] = []
  const uploads = createPictureUploads(restoredPictures([], String), {
    prepare: (file) => new Promise((resolve, reject) => preparing.push({ file, resolve, reject })),
    upload: (file, { signal, onProgress }) =>
      new Promise((resolve, reject) => {
        const tell = (sent: number) => onProgress({ attempt: 0, sent, total: 100 })
        uploading.push({ file, signal, tell, resolve, reject })
      }),
    onUploaded: () => said.push('uploaded'),
    onFailed: () => said.push('failed'),
    onRefused: () => said.push('refused'),
  })
  return { uploads, preparing, uploading, said }
}

/** Waits until all effects of a step have happened. */
const settle = () => new Promise((resolve) => setImmediate(resolve))

/** A file's address depends only on its name, as if the server compared contents. */
const addressOf = (name: string | undefined) => `https://files.example/${name}.jpg`

/** Most photos are prepared successfully: bugs need several uploads at once. */
const REPLIES = ['prepare', 'prepare', 'prepare', 'refuse', 'upload', 'fail', 'progress'] as const

const NAMES = ['a', 'b', 'c', 'd']
const TAPS = ['cancel', 'retry', 'remove', 'again'] as const

const anyStep = fc.oneof(
  fc.record({ do: fc.constant('choose' as const), names: fc.array(fc.constantFrom(...NAMES), { maxLength: 4 }) }),
  fc.record({ do: fc.constantFrom(...TAPS), at: fc.nat(9) }),
  fc.record({ do: fc.constantFrom(...REPLIES), at: fc.nat(20) }),
)

describe('Pictures, whatever happens in whichever order', () => {
  test('stay in order and are each sent once; one is decoded and two sent at a time @HELP-59', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyStep, { maxLength: 60, size: 'max' }), async (steps) => {
        const { uploads, preparing, uploading, said } = start()
        /** Replies that arrived in time. */
        let arrived = 0
        /** What the person expects: which file is at which place. */
        let expected: { id: number; name: string }[] = []
        const list = () => uploads.state().list
        const pick = <T>(of: readonly T[], at: number) => of[at % Math.max(1, of.length)]
        const choose = (names: string[], at?: Picture) => {
          const files = names.map((name) => new File([name], name))
          const before = new Set(list().map(({ id }) => id))
          const free = list().filter(({ step }, index) => at && index >= list().indexOf(at) && step === 'refused')
          uploads.dispatch({ type: 'choose', files, ...(at && { at: at.id }) })
          const room = MOST_PICTURES - before.size + free.length
          expect(uploads.state().leftOver).toBe(Math.max(0, names.length - room))
          const rest = [...names]
          const kept = new Map(expected.map(({ id, name }) => [id, name]))
          expected = list().map(({ id }) => ({ id, name: kept.get(id) ?? rest.shift() ?? 'none' }))
        }
        const settleOne = <T>(of: Pending<T>[], at: number, settleIt: (pending: Pending<T>) => void) => {
          const [pending] = of.splice(at % Math.max(1, of.length), 1)
          if (pending) settleIt(pending)
        }
        const arrive = ({ file, signal, resolve }: Pending<string>) => {
          if (!signal?.aborted) arrived += 1
          resolve(addressOf(file.name))
        }
        const apply = (event: (typeof steps)[number]) => {
          if (event.do === 'choose') return choose(event.names)
          const picture = pick(list(), event.at)
          switch (event.do) {
            case 'again':
              return picture?.step === 'refused' && choose(['d', 'c'], picture)
            case 'remove':
              expected = expected.filter(({ id }) => id !== picture?.id)
              return picture && uploads.dispatch({ type: 'remove', id: picture.id })
            case 'cancel':
            case 'retry':
              return picture && uploads.dispatch({ type: event.do, id: picture.id })
            case 'prepare':
              return settleOne(preparing, event.at, ({ file, resolve }) => resolve({ upload: file }))
            case 'refuse':
              return settleOne(preparing, event.at, ({ resolve }) => resolve({ refusal: 'svg' }))
            case 'upload':
              return settleOne(uploading, event.at, arrive)
            case 'fail':
              return settleOne(uploading, event.at, ({ reject }) => reject(new Error('lost')))
            case 'progress':
              return pick(uploading, event.at)?.tell?.(event.at * 5)
          }
        }
        const check = () => {
          expect(said.filter((word) => word === 'uploaded')).toHaveLength(arrived)
          expect(list().map(({ id }) => id)).toEqual(expected.map(({ id }) => id))
          expect(list().length).toBeLessThanOrEqual(MOST_PICTURES)
          expect(list().filter((picture) => picture.step === 'uploading').length).toBeLessThanOrEqual(2)
          expect(uploading.filter(({ signal }) => !signal?.aborted).length).toBeLessThanOrEqual(2)
          expect(preparing.length).toBeLessThanOrEqual(1)
          expect(new Set(addressesOf(uploads.state())).size).toBe(addressesOf(uploads.state()).length)
          const misplaced = list().filter(
            (picture, index) => picture.step === 'uploaded' && picture.url !== addressOf(expected[index]?.name),
          )
          expect(misplaced).toEqual([])
        }
        for (const event of steps) {
          apply(event)
          await settle()
          check()
        }
        // At the end, the person retries everything, and all requests succeed.
        while (unfinishedOf(uploads.state())) {
          for (const picture of list()) {
            if (picture.step === 'refused') uploads.dispatch({ type: 'remove', id: picture.id })
            uploads.dispatch({ type: 'retry', id: picture.id })
          }
          const left = new Set(list().map(({ id }) => id))
          expected = expected.filter(({ id }) => left.has(id))
          for (const { file, resolve } of preparing.splice(0)) resolve({ upload: file })
          for (const upload of uploading.splice(0)) arrive(upload)
          await settle()
          check()
        }
        const names = [...new Set(expected.map(({ name }) => name))]
        expect(addressesOf(uploads.state())).toEqual(names.map(addressOf))
        expect(toSaved(uploads.state())).toHaveLength(expected.length)
      }),
      { numRuns: 60 },
    )
  })
})
