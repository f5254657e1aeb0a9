import { ProductLogo } from '../../ui/product-logo.tsx'
import styles from './product-heading.module.css'

export function ProductHeading({ name, logo }: { name: string; logo: string | null }) {
  return (
    <div className={styles.heading}>
      <ProductLogo name={name} src={logo} />
      <h2 className={styles.name}>{name}</h2>
    </div>
  )
}
