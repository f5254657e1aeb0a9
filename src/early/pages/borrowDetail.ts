import order from 'example:getLoanDetails/order-180'
import { drawScreen } from '../page/at-end.ts'
import { Route } from '../../routes/_card/borrowDetail.tsx'

drawScreen(Route, { practice: order, isExpected: ({ orderStatus }) => orderStatus !== undefined })
