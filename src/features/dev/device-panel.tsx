import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { TextField } from '../../ui/text-field.tsx'
import styles from './dev.module.css'

/** Tries features that a web view may not allow: photos, location, contacts. */
export function DevicePanel() {
  const [photo, setPhoto] = useState('')
  const [place, setPlace] = useState('')
  const [contact, setContact] = useState('')
  const locate = () => {
    if (!('geolocation' in navigator)) {
      setPlace('This browser has no location.')
      return
    }
    setPlace('Asking...')
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => setPlace(`${coords.latitude.toFixed(4)}, ${coords.longitude.toFixed(4)}`),
      ({ message }) => setPlace(`Refused: ${message || 'no reason given'}`),
      { timeout: 10_000 },
    )
  }
  return (
    <Card title="Device">
      <div className={styles.stack}>
        <TextField
          label="Photo"
          type="file"
          accept="image/*"
          onChange={({ target }) => {
            const [file] = target.files ?? []
            setPhoto(file ? `${file.name}, ${file.type || 'no type'}, ${Math.round(file.size / 1024)} kB` : '')
          }}
        />
        {photo && <p className={styles.muted}>{photo}</p>}
        <Button look="secondary" onClick={locate}>
          Ask for the location
        </Button>
        {place && (
          <p className={styles.muted} role="status">
            {place}
          </p>
        )}
        <TextField label="Contact" value={contact} onChange={(event) => setContact(event.target.value)} />
      </div>
    </Card>
  )
}
