import { layout, route } from 'early:screen'
import { startCalls } from '../../src/early/page/start-calls.ts'

// For same-picture.test.tsx, in place of src/early/page/in-head.ts.
Object.assign(globalThis, { rupyaCall: () => startCalls(layout, route) })
