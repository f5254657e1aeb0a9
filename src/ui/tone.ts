import styles from './tones.module.css'

/** What something means for the borrower. */
export type Tone = 'neutral' | 'info' | 'success' | 'warning' | 'danger'

/** The class that gives a tone its ground and the colour of what stands on it. */
export const tintOf = (tone: Tone): string => styles[tone] ?? ''
