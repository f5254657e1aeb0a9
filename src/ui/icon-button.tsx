import type { ComponentProps } from 'react'
import styles from './icon-button.module.css'
import { Icon } from './icon.tsx'

interface IconButtonProps extends ComponentProps<'button'> {
  icon: ComponentProps<typeof Icon>['name']
  label: string
}

/** A button of 48 px with only an icon; `label` is its accessible name. */
export function IconButton({ icon, label, ...rest }: IconButtonProps) {
  return (
    <button type="button" className={styles.button} aria-label={label} {...rest}>
      <Icon name={icon} />
    </button>
  )
}
