// npm run test:fresh                     the README's two commands on a machine that has nothing but git, Node 20 and npm: a Debian root in a
//                                        temporary folder, a clone of what is committed here, `npm start` until a screen is drawn, `npm test`
// npm run test:fresh -- --node 24        with another Node
// npm run test:fresh -- --no-chromium    without any Chromium: steps that need one are skipped, and the rest must pass
// npm run test:fresh -- --user           as a person who may not install packages: steps with missing needs are named and skipped, the rest must pass.
//                                        With Node 24, because the project's own Node lacks a library that only root can install
// npm run test:fresh -- types unit       only these steps, each on its own machine on which only `npm start` was run
// npm run test:fresh -- each             all steps like that
// Needs root on Linux, debootstrap (apt-get install debootstrap) and the network. It uses nothing of this machine except its name
// servers and its trusted certificates.
import { setTimeout as wait } from 'node:timers/promises'
import { endWith, readArguments } from './arguments.ts'
import { flag } from '../src/lib/command-line.ts'
import { launchChromium } from './setup/browser.ts'
import { type FreshMachine, freshMachine } from './setup/fresh-machine.ts'
import { STEPS } from './check/steps.ts'

const {
  node: namedNode,
  'no-chromium': noChromium,
  user: asUser,
  others: named,
} = readArguments(
  'npm run test:fresh',
  { node: { shown: '20', read: (text) => text }, 'no-chromium': flag, user: flag },
  { others: '[<step>...]', most: STEPS.length },
)
if (process.platform !== 'linux' || process.getuid?.() !== 0) endWith('A fresh root is made by root, on Linux')

const node = namedNode ?? (asUser ? '24' : '20')
const machine = freshMachine({ node, asUser, noChromium })
const figures: [what: string, seconds: number][] = []
let problems = 0
await timed('The root is made', async () => machine.make())
await timed('npm start, until a screen is drawn', () => startsApp(machine))
const alone = named.includes('each') ? STEPS.map(({ name }) => name) : named
if (alone.length === 0) await timed('npm test', () => tests('npm test'))
for (const step of alone)
  await timed(`npm test -- ${step}`, () => machine.onCopy((copy) => tests(`npm test -- ${step}`, copy)))

console.log(
  `\nOn Debian with Node ${machine.version()}${noChromium ? ' and no Chromium' : ''}${asUser ? ', without root' : ''}:`,
)
for (const [what, seconds] of figures) console.log(`${(seconds / 60).toFixed(1).padStart(6)} min  ${what}`)
if (problems > 0) endWith(`${problems} of these failed`)

async function tests(command: string, mount = '') {
  const { code, last } = await machine.run(command, mount)
  console.log(`${command} ended with ${code}: ${last}`)
  if (code !== 0) problems += 1
}

async function timed(what: string, does: () => Promise<void>) {
  const started = performance.now()
  await does()
  figures.push([what, (performance.now() - started) / 1000])
}

/** Starts the app and opens the first printed address in a browser of this machine. */
async function startsApp({ start }: FreshMachine) {
  const child = start('npm start')
  try {
    const address = await new Promise<string>((found, fail) => {
      let said = ''
      child.stdout.setEncoding('utf8').on('data', (text: string) => {
        said += text
        process.stdout.write(text)
        const [url] = /http:\/\/localhost:\d+\/loanDetails\S+/.exec(said) ?? []
        if (url) found(url)
      })
      child.on('close', () => fail(new Error('npm start ended')))
    })
    const browser = await launchChromium()
    const page = await browser.newPage({ viewport: { width: 360, height: 740 } })
    await page.goto(address)
    await page.getByRole('link', { name: 'Bayar' }).waitFor({ timeout: 60_000 })
    console.log(`The first screen says: ${await page.getByRole('heading').first().innerText()}`)
    await browser.close()
  } finally {
    child.kill('SIGKILL')
    while (child.exitCode === null && child.signalCode === null) await wait(50)
  }
}
