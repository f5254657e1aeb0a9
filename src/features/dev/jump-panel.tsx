import { useQuery } from '@tanstack/react-query'
import { currentParams } from '../../platform/session/session.ts'
import { Card } from '../../ui/card.tsx'
import { linkTo } from './link-to.ts'
import styles from './dev.module.css'
import { currentScenario, scenariosQuery } from './world-api.ts'

/** An example user for the payment site. */
const SOME_USER = '880021460173'

/** An address to jump to, with an example of its own parameters (src/app/screens.ts). */
export interface Jump {
  path: string
  name: string
  search: Record<string, string>
  scenario: string | undefined
}

/** Every address of the app and the site, with this session and the order of this scenario. */
export function JumpPanel({ jumps }: { jumps: readonly Jump[] }) {
  const { data: scenarios = [] } = useQuery(scenariosQuery)
  const { productId, orderId } =
    scenarios.find(({ name }) => name === currentScenario().situation)?.address?.search ?? {}
  const params = currentParams()
  const session = { ...params, token: params['token'] || 'demo', userId: params['userId'] || SOME_USER }
  const present = { productId, orderId, orderNo: orderId }
  return (
    <Card title="Screens">
      <ul>
        {jumps.map(({ path, name, search, scenario }) => (
          <li key={path} className={styles.jump}>
            <a href={linkTo(path, { ...session, ...(scenario && { scenario }) }, instead(search, present))}>{name}</a>
            <code className={styles.path}>{path}</code>
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** Replaces the example's parameters by the values known here. */
const instead = (search: Record<string, string>, present: Record<string, string | undefined>) =>
  Object.fromEntries(Object.entries(search).map(([name, example]) => [name, present[name] ?? example]))
