import { useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { viewerLabels } from '../../../parts/viewer-labels.ts'
import { useCloseOnBack } from '../../../platform/back.ts'
import { m } from '../../../platform/i18n/generated/messages.js'
import { listWords } from '../../../platform/i18n/list-words.ts'
import { Button } from '../../../ui/button.tsx'
import { ImageViewer } from '../../../ui/image-viewer.tsx'
import { PicturePicker } from '../../../ui/picture-tile.tsx'
import { showToast } from '../../../ui/toast.tsx'
import styles from './picture-field.module.css'
import { PicturePlace } from './picture-place.tsx'
import { problemsOf } from './picture-problems.ts'
import type { Picture } from './pictures.ts'
import { MOST_PICTURES } from './saved-pictures.ts'
import type { PicturesOfForm } from './use-pictures.ts'

/** The pictures of a form in a grid, with a cell to add more, and messages about problems of single pictures. */
export function PictureField({ pictures }: { pictures: PicturesOfForm }) {
  const { list, leftOver, choose, dispatch } = pictures
  const id = useId()
  const grid = useRef<HTMLUListElement>(null)
  const [opened, setOpened] = useState<number>()
  const problems = problemsOf(list)
  const noteOf = (number: number) => {
    const index = problems.findIndex(({ numbers }) => numbers.includes(number))
    return index < 0 ? undefined : `${id}-note-${index}`
  }
  const chooseAndFocus = (files: File[], at?: number) => {
    const chosenIn = document.activeElement
    const leftNow = flushSync(() => choose(files, at))
    if (leftNow > 0) showToast(leftOverWords(leftNow))
    // The element where the files were chosen may now be a picture.
    if (!chosenIn?.isConnected) grid.current?.focus()
  }
  const remove = (picture: Picture) => {
    const index = list.indexOf(picture)
    flushSync(() => dispatch({ type: 'remove', id: picture.id }))
    const buttons = grid.current?.querySelectorAll<HTMLElement>('[data-remove]') ?? []
    const next = buttons[Math.min(index, buttons.length - 1)] ?? grid.current?.querySelector('input')
    next?.focus()
  }
  const again = list.filter(({ step }) => step === 'failed' || step === 'stopped')

  return (
    <section className={styles.field} aria-labelledby={`${id}-title`}>
      <div className={styles.head}>
        <h2 id={`${id}-title`} className={styles.title}>
          {m.upload_title()}
        </h2>
        <span className={styles.count}>{m.upload_count({ count: list.length, most: MOST_PICTURES })}</span>
      </div>
      <p id={`${id}-hint`} className={styles.hint}>
        {m.upload_hint()}
      </p>
      {/* Safari removes the list role if there are no bullets. */}
      {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles */}
      <ul ref={grid} role="list" aria-labelledby={`${id}-title`} className={styles.grid} tabIndex={-1}>
        {list.map((picture, index) => (
          <li key={picture.id}>
            <PicturePlace
              picture={picture}
              number={index + 1}
              noteId={noteOf(index + 1)}
              onAction={(type) => dispatch({ type, id: picture.id })}
              onOpen={() => setOpened(picture.id)}
              onRemove={() => remove(picture)}
              onChoose={(files) => chooseAndFocus(files, picture.id)}
            />
          </li>
        ))}
        {list.length < MOST_PICTURES && (
          <li>
            <PicturePicker
              text={m.upload_add()}
              describedBy={`${id}-hint`}
              onChoose={(files) => chooseAndFocus(files)}
            />
          </li>
        )}
      </ul>
      {(leftOver > 0 || problems.length > 0) && (
        <div className={styles.notes}>
          {problems.map(({ words, lang, numbers }, index) => (
            <p key={words} id={`${id}-note-${index}`}>
              <strong>{placesWords(numbers)}</strong> <span lang={lang}>{words}</span>
            </p>
          ))}
          {leftOver > 0 && <p>{leftOverWords(leftOver)}</p>}
        </div>
      )}
      {again.length > 1 && (
        <Button
          look="secondary"
          onClick={() => again.forEach((picture) => dispatch({ type: 'retry', id: picture.id }))}
        >
          {m.upload_retry_all()}
        </Button>
      )}
      <Preview list={list} first={opened} onClose={() => setOpened(undefined)} />
    </section>
  )
}

const leftOverWords = (count: number) => m.upload_left_over({ count, most: MOST_PICTURES })

const placesWords = (numbers: number[]) =>
  numbers.length === 1
    ? m.upload_photo({ number: numbers.join('') })
    : m.upload_photos({ numbers: listWords(numbers.map(String)) })

/** Full-screen view of the uploaded pictures, starting with the one with id `first`; nothing without it. */
function Preview({
  list,
  first,
  onClose,
}: {
  list: readonly Picture[]
  first: number | undefined
  onClose: () => void
}) {
  const uploaded = list.flatMap((picture, index) =>
    picture.step === 'uploaded'
      ? [{ id: picture.id, src: picture.preview ?? picture.url, label: m.upload_photo({ number: index + 1 }) }]
      : [],
  )
  const at = uploaded.findIndex(({ id }) => id === first)
  useCloseOnBack(at >= 0, onClose)
  if (at < 0) return null
  return (
    <ImageViewer
      images={uploaded.map(({ src, label }) => ({ src, label }))}
      first={at}
      labels={viewerLabels(m.upload_viewer())}
      onClose={onClose}
    />
  )
}
