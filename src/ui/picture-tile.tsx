import { type ReactNode, useState } from 'react'
import { safeImage } from '../lib/safe-image.ts'
import { LineIcon } from './icon.tsx'
import styles from './picture-tile.module.css'

/** The icon paths of a tile's button. */
const PATHS = {
  stop: 'M8.5 8.5h7v7h-7z',
  retry: 'M19 12a7 7 0 1 1-2-5M19 3.5V8h-4.5',
  remove: 'M7 7l10 10M17 7L7 17',
  done: 'M6 12.5l4 4 8-8.5',
}

const PICTURE =
  'M4 7.5A1.5 1.5 0 0 1 5.5 6h2L9 4h6l1.5 2h2A1.5 1.5 0 0 1 20 7.5v10a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 17.5z'

interface PictureTileProps {
  /** The picture's address: on this device, or from a server. */
  src?: string | undefined
  /** Marks a tile that words elsewhere are about. */
  number?: number | undefined
  /** An upload in progress: its share from 0 to 1, or a description in words. */
  progress?: { label: string; value: number } | { label: string; text: string } | undefined
  isDone?: boolean
  /** The action of a tap: opens the picture (the whole tile), or stops or retries (a button in its middle). */
  action?: { icon?: 'stop' | 'retry'; label: string; describedBy?: string | undefined; onTap: () => void } | undefined
  remove: { label: string; onTap: () => void }
  /** Rendered instead of the picture and the action. */
  children?: ReactNode
}

/** A picture in a grid, with its action. */
export function PictureTile({ src, number, progress, isDone, action, remove, children }: PictureTileProps) {
  return (
    <div className={styles.tile} data-problem={number !== undefined} data-busy={progress !== undefined}>
      {children || <Picture src={src} isDim={!isDone} />}
      {number !== undefined && (
        <span className={styles.number} aria-hidden="true">
          {number}
        </span>
      )}
      {progress && <Ring {...progress} />}
      {isDone && (
        <span className={styles.done}>
          <Path name="done" />
        </span>
      )}
      {action && (
        <button
          type="button"
          className={action.icon ? styles.action : styles.open}
          aria-label={action.label}
          aria-describedby={action.describedBy}
          onClick={action.onTap}
        >
          {action.icon && <Path name={action.icon} />}
        </button>
      )}
      <button type="button" className={styles.remove} aria-label={remove.label} data-remove onClick={remove.onTap}>
        <span className={styles.cross}>
          <Path name="remove" />
        </span>
      </button>
    </div>
  )
}

/** The picture, or a drawing if there is none or it does not load. */
function Picture({ src, isDim }: { src: string | undefined; isDim: boolean }) {
  const [failed, setFailed] = useState<string>()
  // The app itself creates `blob:` addresses for pictures on this device.
  const address = src?.startsWith('blob:') ? src : safeImage(src)
  if (!address || failed === address)
    return (
      <LineIcon className={styles.drawing}>
        <path d={PICTURE} />
        <circle cx="12" cy="12.5" r="3.25" />
      </LineIcon>
    )
  return (
    <img
      className={isDim ? styles.dim : styles.picture}
      src={address}
      alt=""
      decoding="async"
      onError={() => setFailed(address)}
    />
  )
}

/** A progress ring. It turns if the progress is unknown. */
function Ring({ label, ...progress }: NonNullable<PictureTileProps['progress']>) {
  const percent = 'value' in progress ? Math.floor(progress.value * 100) : undefined
  return (
    <div
      className={styles.progress}
      role="progressbar"
      aria-label={label}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuetext={'text' in progress ? progress.text : undefined}
    >
      <svg className={percent === undefined ? styles.turning : styles.ring} viewBox="0 0 44 44" aria-hidden="true">
        <circle className={styles.track} cx="22" cy="22" r="19" pathLength="100" />
        <circle
          className={styles.filled}
          cx="22"
          cy="22"
          r="19"
          pathLength="100"
          strokeDasharray={`${percent ?? 25} 100`}
        />
      </svg>
      <span className={styles.percent}>{'text' in progress ? progress.text : `${percent}%`}</span>
    </div>
  )
}

const Path = ({ name }: { name: keyof typeof PATHS }) => (
  <LineIcon>
    <path d={PATHS[name]} />
  </LineIcon>
)

interface PicturePickerProps {
  /** The visible words. */
  text: string
  /** Its accessible name, if it says more than `text`. */
  label?: string
  describedBy?: string | undefined
  onChoose: (files: File[]) => void
}

/** A grid cell that opens the device's picture picker. */
export function PicturePicker({ text, label, describedBy, onChoose }: PicturePickerProps) {
  return (
    <label className={styles.picker}>
      <LineIcon>
        <path d={PICTURE} />
        <path d="M12 9.75v5.5M9.25 12.5h5.5" />
      </LineIcon>
      <span>{text}</span>
      <input
        type="file"
        // Older Android web views use only the first type of a list. With `image/*`, iOS turns HEIC into JPEG.
        accept="image/*"
        multiple
        className={styles.input}
        aria-label={label}
        aria-describedby={describedBy}
        onChange={({ target }) => {
          const files = Array.from(target.files ?? [])
          // Reset, so that the same file can be chosen again.
          target.value = ''
          onChoose(files)
        }}
      />
    </label>
  )
}
