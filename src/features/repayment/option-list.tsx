import { m } from '../../platform/i18n/generated/messages.js'
import { Button } from '../../ui/button.tsx'
import { ChoiceList } from '../../ui/choice-list.tsx'
import { ProductLogo } from '../../ui/product-logo.tsx'
import styles from './option-list.module.css'
import type { PayOption } from './pay-options.ts'

interface OptionListProps {
  legend: string
  options: PayOption[]
  chosen: PayOption | undefined
  onChange: (payCode: string) => void
  error: string | undefined
  /** The server's own list did not come. */
  failed: boolean
  isFetching: boolean
  retry: () => void
}

/** The banks or mini markets; the chosen bank opens to where it can be paid. */
export function OptionList({ legend, options, chosen, onChange, error, failed, isFetching, retry }: OptionListProps) {
  return (
    <>
      <ChoiceList
        legend={legend}
        choices={options.map((option) => ({
          value: option.choice.payCode,
          title: option.name,
          mark: <ProductLogo name={option.name} src={null} />,
          ...(option === chosen &&
            option.methods.length > 0 && { text: m.pay_through({ methods: option.methods.join(', ') }) }),
        }))}
        value={chosen?.choice.payCode}
        onChange={onChange}
        error={error}
      />
      {options.length === 0 && <p className={styles.note}>{m.choices_empty()}</p>}
      {failed && (
        <div role="status">
          <p className={styles.note}>{m.choices_failed()}</p>
          <Button look="quiet" aria-busy={isFetching} onClick={retry}>
            {m.retry()}
          </Button>
        </div>
      )}
    </>
  )
}
