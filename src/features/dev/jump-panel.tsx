import { useQuery } from '@tanstack/react-query'
import { currentParams } from '../../platform/session/session.ts'
import { Card } from '../../ui/card.tsx'
import { ADDRESSES, linkTo } from './addresses.ts'
import styles from './dev.module.css'
import { currentScenario, scenariosQuery } from './world-api.ts'

const SOME_ORDER = { productId: '1001', orderId: '723421968459640174' }

/** Every address of the app, with this session. Those of screens that are still to come are named, and lead nowhere. */
export function JumpPanel() {
  const { data: scenarios = [] } = useQuery(scenariosQuery)
  const search = scenarios.find(({ name }) => name === currentScenario().situation)?.address?.search
  const { productId, orderId } = { ...SOME_ORDER, ...search }
  const session = { ...currentParams(), token: currentParams()['token'] || 'demo' }
  const own = { nothing: {}, order: { productId, orderId }, amount: { productId, orderId, amount: '1.090.000' } }
  return (
    <Card title="Screens">
      <ul>
        {ADDRESSES.map(({ path, name, needs, built }) => (
          <li key={path} className={styles.jump}>
            {built ? <a href={linkTo(path, session, own[needs])}>{name}</a> : <span>{name}</span>}
            <code className={styles.path}>{path}</code>
            {!built && <span className={styles.later}>to come</span>}
          </li>
        ))}
      </ul>
    </Card>
  )
}
