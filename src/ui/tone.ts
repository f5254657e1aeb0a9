import styles from './tones.module.css'

/** What something means for the borrower. */
export type Tone = 'neutral' | 'info' | 'success' | 'warning' | 'danger'

/** The class with a tone's background and text colour. */
export const toneClass = (tone: Tone): string => styles[tone] ?? ''
