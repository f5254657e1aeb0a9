import { type KeyboardEvent, type SyntheticEvent, useState } from 'react'
import { FITTED, MOST_ZOOM } from '../lib/zoom.ts'
import { IconButton } from './icon-button.tsx'
import styles from './image-viewer.module.css'
import { ToastRegion } from './toast.tsx'
import { useModal } from './use-modal.ts'
import { usePanZoom } from './use-pan-zoom.ts'

interface ImageViewerProps {
  /** The addresses passed lib/safe-image.ts or belong to the app; each has an accessible name. */
  images: { src: string; label: string; lang?: string }[]
  /** The index of the first image to show. */
  first: number
  labels: {
    title: string
    close: string
    next: string
    previous: string
    zoomIn: string
    zoomOut: string
    /** Shown instead of an image that does not load. */
    failed: string
  }
  /** Called by the button and on Escape. The parent then stops rendering it. */
  onClose: () => void
}

/** How much a button or a key zooms. */
const STEP = 1.6
/** How far an arrow key moves a zoomed image, in CSS pixels. */
const MOVE = 64

/** Full-screen images, one at a time, which can be zoomed. */
export function ImageViewer({ images, first, labels, onClose }: ImageViewerProps) {
  const dialog = useModal()
  const [index, setIndex] = useState(first)
  const [outcome, setOutcome] = useState<'waiting' | 'loaded' | 'failed'>('waiting')
  const go = (step: number) => {
    if (!images[index + step]) return
    setIndex(index + step)
    setOutcome('waiting')
  }
  const { frame, image, view, zoom, move, reset } = usePanZoom(index, go)
  const present = images[index]
  const isZoomed = view.scale > FITTED.scale

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const direction = ARROWS[event.key]
    if (direction && isZoomed) move({ x: -direction.x * MOVE, y: -direction.y * MOVE })
    else if (direction) go(direction.x)
    else if (event.key === '+' || event.key === '=') zoom(STEP)
    else if (event.key === '-') zoom(1 / STEP)
    else if (event.key === '0') reset()
    else return
    event.preventDefault()
  }
  const cancel = (event: SyntheticEvent) => {
    event.preventDefault()
    onClose()
  }
  return (
    // Every key has a button that does the same.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <dialog ref={dialog} className={styles.viewer} aria-label={labels.title} onCancel={cancel} onKeyDown={onKeyDown}>
      <div className={styles.bar}>
        <p className={styles.label} aria-live="polite" lang={present?.lang}>
          {present?.label}
        </p>
        <IconButton icon="close" label={labels.close} onClick={onClose} />
      </div>
      <div className={`${styles.frame} ${isZoomed ? styles.zoomed : ''}`} {...frame}>
        {outcome === 'waiting' && <span className={styles.waiting} />}
        {outcome === 'failed' && (
          <p role="alert" className={styles.failed}>
            {labels.failed}
          </p>
        )}
        <img
          // A new image needs a new element, so that the last one is not visible while it loads.
          key={index}
          ref={image}
          // The address passed lib/safe-image.ts or belongs to the app.
          // oxlint-disable-next-line react/forbid-dom-props
          src={present?.src}
          alt={present?.label}
          draggable={false}
          hidden={outcome === 'failed'}
          className={styles.image}
          style={{ transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})` }}
          onLoad={() => setOutcome('loaded')}
          onError={() => setOutcome('failed')}
        />
      </div>
      <div className={styles.buttons}>
        {images.length > 1 && (
          <IconButton icon="back" label={labels.previous} aria-disabled={index === 0} onClick={() => go(-1)} />
        )}
        <IconButton icon="minus" label={labels.zoomOut} aria-disabled={!isZoomed} onClick={() => zoom(1 / STEP)} />
        <IconButton
          icon="plus"
          label={labels.zoomIn}
          aria-disabled={outcome !== 'loaded' || view.scale === MOST_ZOOM}
          onClick={() => zoom(STEP)}
        />
        {images.length > 1 && (
          <IconButton
            icon="chevron"
            label={labels.next}
            aria-disabled={index === images.length - 1}
            onClick={() => go(1)}
          />
        )}
      </div>
      {/* Toasts behind a modal dialog are neither visible nor announced. */}
      <ToastRegion />
    </dialog>
  )
}

const ARROWS: Record<string, { x: number; y: number } | undefined> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}
