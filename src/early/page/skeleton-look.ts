// The styles of a page that shows a skeleton only. The skeleton itself is in the page's HTML (app/render-skeleton.tsx).
import './early.css'
import { PendingScreen } from '../../parts/pending-screen.tsx'
import { draw } from '../runtime/tiny-react.ts'

draw(() => PendingScreen({}))
