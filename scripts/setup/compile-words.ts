// node scripts/setup/compile-words.ts: compiles the app's words if they are stale. In a process of its own: setup.js may run on a Node
// that reads no TypeScript.
import { compileWords } from '../compile-words.ts'

try {
  await compileWords(process.cwd())
  // What compiles the words may still wait for something.
  process.exit()
} catch (error) {
  console.error(`The words could not be compiled:\n${error instanceof Error ? error.message : String(error)}`)
  process.exit(1)
}
