import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { serverFolder } from '../tests/setup/deploys/server-folder.ts'
import { buildProblem } from './whole-build.ts'

type Change = (files: Record<string, string>) => void

test.for<[change: Change, problem: string | undefined]>([
  [() => undefined, undefined],
  [(files) => delete files['app.html'], 'app.html is not there'],
  [(files) => delete files['assets/core-x.js'], 'app.html names assets/core-x.js, which is not there'],
  // Only a script names these.
  [(files) => delete files['assets/screen-x.js'], 'assets/index-x.js names assets/screen-x.js, which is not there'],
  [(files) => delete files['assets/style.css'], 'assets/index-x.js names assets/style.css, which is not there'],
  [(files) => delete files['icon.svg'], 'app.html names icon.svg, which is not there'],
  [(files) => (files['aboutUs.html'] = ''), 'aboutUs.html names no script'],
  [(files) => (files['assets/core-x.js'] = ''), 'app.html names assets/core-x.js, which is empty'],
])('What is wrong with a build is named, %#', ([change, problem]) => {
  const server = serverFolder()
  onTestFinished(server.remove)
  server.build('x', change)
  expect(buildProblem(join(server.root, 'x/dist/app'))).toBe(problem)
})
