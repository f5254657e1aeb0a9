// node scripts/setup/compile-words.ts: compiles the app's words if they are stale. In a process of its own: setup.js may run on a Node
// that reads no TypeScript.
import { compileOrSay } from '../compile-words.ts'

// What compiles the words may still wait for something.
process.exit((await compileOrSay()) ? 0 : 1)
