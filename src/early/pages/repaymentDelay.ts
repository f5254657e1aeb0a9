import extension from 'example:getExtension/extension-open'
import { drawScreen } from '../page/at-end.ts'
import { Route } from '../../routes/_card/repaymentDelay.tsx'

drawScreen(Route, { practice: extension })
