import { describe, expect, test } from 'vitest'
import {
  nextPictures,
  type Picture,
  type PictureEvent,
  type Pictures,
  restoredPictures,
  toSaved,
  unfinishedOf,
} from './pictures.ts'
import type { SavedPicture } from './saved-pictures.ts'

const file = (name: string) => new File(['x'], name)
const files = (count: number) => Array.from({ length: count }, (_, index) => file(`${index}`))
const empty = restoredPictures([], String)
const play = (events: PictureEvent[], from: Pictures = empty) => events.reduce(nextPictures, from)
const steps = ({ list }: Pictures) => list.map(({ step }) => step)
const runOf = ({ list }: Pictures, index: number) => {
  const picture = list[index]
  return picture && 'run' in picture ? picture.run : -1
}
/** Prepares the pictures one after another. */
const prepareAll = (state: Pictures): Pictures => {
  const picture = state.list.find((each): each is Extract<Picture, { step: 'preparing' }> => each.step === 'preparing')
  if (!picture) return state
  const { run, file: upload } = picture
  return prepareAll(nextPictures(state, { type: 'prepared', run, upload, preview: `blob:${run}` }))
}
const uploaded = (state: Pictures, index: number, url: string) =>
  nextPictures(state, { type: 'uploaded', run: runOf(state, index), url })

describe('The pictures of a complaint', () => {
  test('a reply to what was stopped, removed or begun again changes nothing @HELP-60', () => {
    const state = prepareAll(play([{ type: 'choose', files: files(2) }]))
    const run = runOf(state, 0)
    const late: PictureEvent[] = [
      { type: 'uploaded', run, url: 'https://files.example/late' },
      { type: 'failed', run, error: 'late' },
      { type: 'progress', run, attempt: 2, sent: 1 },
    ]
    for (const after of [
      play([{ type: 'cancel', id: 0 }], state),
      play([{ type: 'retry', id: 0 }], play([{ type: 'cancel', id: 0 }], state)),
      play([{ type: 'remove', id: 0 }], state),
    ])
      expect(play(late, after)).toEqual(after)
  })

  test('a failed or stopped one blocks Send, and goes on from where it was', () => {
    const state = prepareAll(play([{ type: 'choose', files: files(1) }]))
    const failed = play([{ type: 'failed', run: runOf(state, 0), error: 'lost' }], state)
    expect([steps(failed), unfinishedOf(failed)]).toEqual([['failed'], 'failed'])
    const stopped = play([{ type: 'cancel', id: 0 }], state)
    expect([steps(stopped), unfinishedOf(stopped)]).toEqual([['stopped'], 'failed'])
    // What is prepared is not prepared again.
    expect(steps(play([{ type: 'retry', id: 0 }], failed))).toEqual(['uploading'])
  })

  test('progress goes back at a new attempt only', () => {
    const state = prepareAll(play([{ type: 'choose', files: files(1) }]))
    const run = runOf(state, 0)
    const sentAfter = (...progress: [attempt: number, sent: number][]) =>
      play(
        progress.map(([attempt, sent]) => ({ type: 'progress', run, attempt, sent })),
        state,
      ).list[0]
    expect(sentAfter([0, 0.5], [0, 0.4])).toMatchObject({ sent: 0.5 })
    expect(sentAfter([0, 0.5], [1, 0.1])).toMatchObject({ sent: 0.1 })
    expect(sentAfter([0, 0.5], [1, 0.1], [0, 0.9])).toMatchObject({ sent: 0.1 })
  })

  test('not uploaded keep their places in a draft, and are chosen again in them', () => {
    const state = uploaded(prepareAll(play([{ type: 'choose', files: files(4) }])), 1, 'https://files.example/2')
    const saved: SavedPicture[] = [{}, { url: 'https://files.example/2' }, {}, {}]
    expect(toSaved(state)).toEqual(saved)
    const restored = restoredPictures(saved, String)
    expect([steps(restored), unfinishedOf(restored)]).toEqual([['lost', 'uploaded', 'lost', 'lost'], 'lost'])
    // Two files are chosen at the third place; the first place gets none.
    const again = play([{ type: 'choose', files: files(2), at: 2 }], restored)
    expect(steps(again)).toEqual(['lost', 'uploaded', 'preparing', 'chosen'])
    expect(again.list).toHaveLength(4)
  })

  test('of a draft whose address may not be sent are lost', () => {
    expect(steps(restoredPictures([{ url: 'javascript:alert(1)' }], () => undefined))).toEqual(['lost'])
  })

  test('a file that is refused waits for another one, and has no place in a draft', () => {
    const state = play([{ type: 'choose', files: files(2) }])
    const refused = play([{ type: 'refused', run: runOf(state, 0), reason: 'svg' }], state)
    expect(steps(refused)).toEqual(['refused', 'preparing'])
    expect(toSaved(refused)).toEqual([{}])
    expect(steps(play([{ type: 'choose', files: files(1), at: 0 }], refused))).toEqual(['chosen', 'preparing'])
  })
})
