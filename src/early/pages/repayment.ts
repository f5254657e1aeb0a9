import order from 'example:getLoanDetails/order-180'
import instalments from 'example:getInstalments/instalments-three'
import { drawScreen } from '../page/at-end.ts'
import { Route } from '../../routes/_card/repayment.tsx'

drawScreen(Route, { practice: { ...order, ...instalments } })
