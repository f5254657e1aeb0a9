import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { serverFolder } from '../tests/setup/deploys/server-folder.ts'
import { buildProblem } from './whole-build.ts'

test.for<[what: string, change: (files: Record<string, string>) => void, problem: string | undefined]>([
  ['that is whole is served', () => undefined, undefined],
  ['without app.html is not', (files) => delete files['app.html'], 'app.html is not there'],
  [
    'without its core script is not',
    (files) => delete files['assets/core-x.js'],
    'app.html names assets/core-x.js, which is not there',
  ],
  [
    'without a script that only a script names is not',
    (files) => delete files['assets/screen-x.js'],
    'assets/index-x.js names assets/screen-x.js, which is not there',
  ],
  [
    'without a stylesheet that only a script names is not',
    (files) => delete files['assets/style.css'],
    'assets/index-x.js names assets/style.css, which is not there',
  ],
  ['without its icon is not', (files) => delete files['icon.svg'], 'app.html names icon.svg, which is not there'],
  ['with an empty page of the site is not', (files) => (files['aboutUs.html'] = ''), 'aboutUs.html names no script'],
  [
    'with an empty script is not',
    (files) => (files['assets/core-x.js'] = ''),
    'app.html names assets/core-x.js, which is empty',
  ],
])('A build %s', ([, change, problem]) => {
  const server = serverFolder()
  onTestFinished(server.remove)
  server.build('x', change)
  expect(buildProblem(join(server.root, 'x/dist/app'))).toBe(problem)
})
