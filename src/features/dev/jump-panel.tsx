import { useQuery } from '@tanstack/react-query'
import { currentParams } from '../../platform/session/session.ts'
import { Card } from '../../ui/card.tsx'
import { ADDRESSES, linkTo } from './addresses.ts'
import styles from './dev.module.css'
import { currentScenario, scenariosQuery } from './world-api.ts'

/** Who pays on the payment site. */
const SOME_USER = '880021460173'
const SOME_ORDER = { productId: '1001', orderId: '723421968459640174' }
/** A complaint of the world's first borrower. */
const SOME_PROBLEM = { problemId: '8211004502' }
const SOME_TEMPLATE = { id: '88', user_from: 'banner' }

/** Every address of the app and of the site, with this session. */
export function JumpPanel() {
  const { data: scenarios = [] } = useQuery(scenariosQuery)
  const search = scenarios.find(({ name }) => name === currentScenario().situation)?.address?.search
  const { productId, orderId } = { ...SOME_ORDER, ...search }
  const order = { productId, orderId }
  const params = currentParams()
  const session = { ...params, token: params['token'] || 'demo', userId: params['userId'] || SOME_USER }
  const own = {
    nothing: {},
    order,
    amount: { ...order, amount: '1.090.000' },
    hundredths: { ...order, withholdingAmount: '109000000' },
    orderNo: { orderNo: orderId },
    problem: SOME_PROBLEM,
    template: SOME_TEMPLATE,
  }
  return (
    <Card title="Screens">
      <ul>
        {ADDRESSES.map(({ path, name, needs, scenario }) => (
          <li key={path} className={styles.jump}>
            <a href={linkTo(path, { ...session, ...(scenario && { scenario }) }, own[needs])}>{name}</a>
            <code className={styles.path}>{path}</code>
          </li>
        ))}
      </ul>
    </Card>
  )
}
