import { m } from '../../../platform/i18n/generated/messages.js'
import { PicturePicker, PictureTile } from '../../../ui/picture-tile.tsx'
import { needsFile, type Picture } from './pictures.ts'

/** An upload that has sent everything is not complete before its reply. */
const MOST_SENT = 0.99

interface PicturePlaceProps {
  picture: Picture
  /** Counts from 1. */
  number: number
  /** The id of the message about its problem. */
  noteId: string | undefined
  onAction: (type: 'cancel' | 'retry') => void
  onOpen: () => void
  onRemove: () => void
  onChoose: (files: File[]) => void
}

/** A picture's cell in the grid, with the actions of its present state. */
export function PicturePlace({ picture, number, noteId, onAction, onOpen, onRemove, onChoose }: PicturePlaceProps) {
  const src = picture.step === 'uploaded' ? (picture.preview ?? picture.url) : picture.preview
  return (
    <PictureTile
      src={src}
      number={noteId === undefined ? undefined : number}
      isDone={picture.step === 'uploaded'}
      progress={progressOf(picture, number)}
      action={actionOf()}
      remove={{ label: m.upload_remove({ number }), onTap: onRemove }}
    >
      {needsFile(picture) && (
        <PicturePicker
          text={m.upload_again()}
          label={m.upload_again_label({ number })}
          describedBy={noteId}
          onChoose={onChoose}
        />
      )}
    </PictureTile>
  )

  function actionOf() {
    switch (picture.step) {
      case 'uploaded':
        return { label: m.upload_open({ number }), onTap: onOpen }
      case 'failed':
      case 'stopped':
        return {
          icon: 'retry' as const,
          label: m.upload_retry({ number }),
          describedBy: noteId,
          onTap: () => onAction('retry'),
        }
      case 'refused':
      case 'lost':
        return undefined
      case 'chosen':
      case 'preparing':
      case 'prepared':
      case 'uploading':
        return { icon: 'stop' as const, label: m.upload_cancel({ number }), onTap: () => onAction('cancel') }
    }
  }
}

function progressOf(picture: Picture, number: number) {
  const label = m.upload_photo({ number })
  if (picture.step === 'uploading') return { label, value: Math.min(picture.sent, MOST_SENT) }
  if (picture.step === 'preparing') return { label, text: m.upload_preparing() }
  return picture.step === 'chosen' || picture.step === 'prepared' ? { label, text: m.upload_waiting() } : undefined
}
