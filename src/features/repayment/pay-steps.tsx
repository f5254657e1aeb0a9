import { m } from '../../platform/i18n/generated/messages.js'
import { Accordion } from '../../ui/accordion.tsx'
import { Card } from '../../ui/card.tsx'
import { Steps } from '../../ui/steps.tsx'
import type { ShownAccount } from './shown-account.ts'

/** How to pay: by channel for a bank, one list for a mini market. */
export function PaySteps({ channels, steps }: Pick<ShownAccount, 'channels' | 'steps'>) {
  if (channels.length === 0 && steps.length === 0) return null
  return (
    <Card title={m.account_steps()}>
      {steps.length > 0 && <Steps steps={steps} />}
      {channels.map(({ name, steps: own }, index) => (
        // A server may send one name twice; the order is fixed.
        // oxlint-disable-next-line react/no-array-index-key
        <Accordion key={`${index} ${name}`} title={name}>
          <Steps steps={own} />
        </Accordion>
      ))}
    </Card>
  )
}
