import { useState } from 'react'
import { safeImage } from '../../../lib/safe-image.ts'
import { m } from '../../../platform/i18n/generated/messages.js'
import { LineIcon } from '../../../ui/icon.tsx'
import styles from './complaint-details.module.css'

/** Pictures of a complaint or of its answer, as the viewer shows them. */
export interface PictureGroup {
  title: string
  images: { src: string; label: string }[]
}

/** The pictures that can be shown, from addresses of a server. */
export function pictureGroup(title: string, addresses: string[]): PictureGroup {
  const sources = addresses.flatMap((address) => safeImage(address) ?? [])
  const images = sources.map((src, index) => ({
    src,
    label: m.complaint_details_picture({ number: index + 1, count: sources.length }),
  }))
  return { title, images }
}

/** Thumbnails that open in the viewer. */
export function Pictures({ group, onOpen }: { group: PictureGroup; onOpen: (index: number) => void }) {
  if (group.images.length === 0) return null
  return (
    <ul className={styles.pictures} aria-label={group.title}>
      {group.images.map(({ src, label }, index) => (
        // The same picture may occur twice.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={`${index} ${src}`}>
          <button type="button" className={styles.picture} aria-label={label} onClick={() => onOpen(index)}>
            <Thumbnail src={src} />
          </button>
        </li>
      ))}
    </ul>
  )
}

/** A picture, with an icon until it has loaded. */
function Thumbnail({ src }: { src: string }) {
  const [failed, setFailed] = useState(false)
  return (
    <>
      <LineIcon>
        <path d="M6 5h12a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2zM4.5 17l5-5 4 4 2.5-2.5 3.5 3.5M14.5 9.5h.01" />
      </LineIcon>
      {!failed && (
        // The address passed lib/safe-image.ts above.
        // oxlint-disable-next-line react/forbid-dom-props
        <img src={src} alt="" className={styles.thumbnail} decoding="async" onError={() => setFailed(true)} />
      )}
    </>
  )
}
