import { useId, useRef } from 'react'
import { flushSync } from 'react-dom'
import { errorLanguage } from '../../../parts/error-words.ts'
import { m } from '../../../platform/i18n/generated/messages.js'
import { getLocale } from '../../../platform/i18n/generated/runtime.js'
import { Button } from '../../../ui/button.tsx'
import { PicturePicker, PictureTile } from '../../../ui/picture-tile.tsx'
import { showToast } from '../../../ui/toast.tsx'
import styles from './picture-field.module.css'
import { failureWords, refusalWords } from './picture-words.ts'
import { needsFile, type Picture } from './pictures.ts'
import { MOST_PICTURES } from './saved-pictures.ts'
import type { PicturesOfForm } from './use-pictures.ts'

/** The pictures of a form in a grid, with a place to add more, and what is wrong with which. */
export function PictureField({ pictures }: { pictures: PicturesOfForm }) {
  const { list, leftOver, dispatch } = pictures
  const id = useId()
  const grid = useRef<HTMLUListElement>(null)
  const problems = problemsOf(list)
  const noteOf = (picture: Picture) => {
    const index = problems.findIndex(({ ids }) => ids.includes(picture.id))
    return index < 0 ? undefined : `${id}-note-${index}`
  }
  const choose = (files: File[], at?: number) => {
    flushSync(() => dispatch({ type: 'choose', files, ...(at !== undefined && { at }) }))
    // The place that was chosen is a picture now, or the picker is gone.
    if (document.activeElement === document.body) grid.current?.focus()
  }
  const remove = (picture: Picture) => {
    const index = list.indexOf(picture)
    flushSync(() => dispatch({ type: 'remove', id: picture.id }))
    const buttons = grid.current?.querySelectorAll<HTMLElement>('[data-remove]')
    const next = buttons?.[Math.min(index, buttons.length - 1)] ?? grid.current?.querySelector('input')
    next?.focus()
  }

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
      {/* Safari takes the role from a list without bullets. */}
      {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles */}
      <ul ref={grid} role="list" className={styles.grid} tabIndex={-1}>
        {list.map((picture, index) => (
          <li key={picture.id} aria-label={m.upload_photo({ number: index + 1 })}>
            <Tile
              picture={picture}
              number={index + 1}
              noteId={noteOf(picture)}
              onTap={(type) => dispatch({ type, id: picture.id })}
              onRemove={() => remove(picture)}
              onChoose={(files) => choose(files, picture.id)}
            />
          </li>
        ))}
        {list.length < MOST_PICTURES && (
          <li>
            <PicturePicker text={m.upload_add()} describedBy={`${id}-hint`} onChoose={choose} />
          </li>
        )}
      </ul>
      {problems.map(({ words, lang, numbers }, index) => (
        <p key={words} id={`${id}-note-${index}`} className={styles.note}>
          <strong>{numbersWords(numbers)}</strong> <span lang={lang}>{words}</span>
        </p>
      ))}
    </section>
  )
}
