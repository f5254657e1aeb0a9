import { type ReactNode, useState } from 'react'
import { safeImage } from '../lib/safe-image.ts'
import { LineIcon } from './icon.tsx'
import styles from './picture-tile.module.css'

/** The paths of what a tile's button does. */
const PATHS = {
  stop: 'M8.5 8.5h7v7h-7z',
  retry: 'M19 12a7 7 0 1 1-2-5M19 3.5V8h-4.5',
  remove: 'M7 7l10 10M17 7L7 17',
  done: 'M6 12.5l4 4 8-8.5',
}

const PICTURE =
  'M4 7.5A1.5 1.5 0 0 1 5.5 6h2L9 4h6l1.5 2h2A1.5 1.5 0 0 1 20 7.5v10a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 17.5z'

interface PictureTileProps {
  /** The picture's address: on this device, or as a server gave it. */
  src?: string | undefined
  /** Marks a tile that words elsewhere are about. */
  number?: number | undefined
  /** Something is under way: how much of it is done, 0 to 1, or how it stands in words. */
  progress?: { label: string; value: number } | { label: string; text: string } | undefined
  isDone?: boolean
  /** What a tap on the tile does: shows it (the whole tile), or stops or begins again (a button in its middle). */
  action?: { icon?: 'stop' | 'retry'; label: string; describedBy?: string | undefined; onTap: () => void } | undefined
  remove: { label: string; onTap: () => void }
  /** In place of the picture and the action. */
  children?: ReactNode
}

/** A picture in a grid, with what can be done to it. */
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

/** The picture, or a drawing of one where there is none or it does not load. */
function Picture({ src, isDim }: { src: string | undefined; isDim: boolean }) {
  const [failed, setFailed] = useState<string>()
  // The app itself makes addresses of pictures on this device.
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

/** A ring that fills, or turns where nobody knows how far it is. */
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
  /** The words on it. */
  text: string
  /** Its accessible name, if that says more. */
  label?: string
  describedBy?: string | undefined
  onChoose: (files: File[]) => void
}

/** A place in the grid that opens the device's pictures. */
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
        // A list of types would be read to its first one by older Android web views; iOS turns HEIC into JPEG for this one.
        accept="image/*"
        multiple
        className={styles.input}
        aria-label={label}
        aria-describedby={describedBy}
        onChange={({ target }) => {
          const files = Array.from(target.files ?? [])
          // The same file can be chosen again.
          target.value = ''
          onChoose(files)
        }}
      />
    </label>
  )
}
