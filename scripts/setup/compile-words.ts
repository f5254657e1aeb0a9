// node scripts/setup/compile-words.ts: compiles the app's messages if they are outdated. A separate process, because setup.js
// may run on a Node that cannot read TypeScript.
import { compileOrSay } from '../build/words/compile-words.ts'

// The message compiler may still have open handles.
process.exit((await compileOrSay()) ? 0 : 1)
