// Loaded into a deploy before anything else. RUPYA_BREAK disturbs it: `kill 7` kills it before its seventh disk operation,
// `cut 7` in the middle of it, `full 7` fills the disk in the middle of it, `slow 7` waits 7 ms before each, `hold 7` waits
// before that one until the file in RUPYA_GO exists. It writes its operations to the file in RUPYA_MOMENTS, one per line.
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'

type Change = (...args: unknown[]) => unknown
// Each is a function of the module.
const functions = fs as unknown as Record<string, Change>
const originals = { ...fs }

const TAKES_ROOM = ['writeFileSync', 'copyFileSync', 'cpSync', 'mkdirSync', 'symlinkSync', 'renameSync']
const CHANGES = [...TAKES_ROOM, 'rmSync', 'unlinkSync', 'rmdirSync', 'utimesSync', 'fsyncSync']

const [how = '', number = '0'] = process.env['RUPYA_BREAK']?.split(' ') ?? []
const file = process.env['RUPYA_MOMENTS']
let moment = 0

const pause = (ms: number) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms)

/** Runs the first half of an operation. */
const HALVES: Record<string, (...args: string[]) => void> = {
  writeFileSync: (path = '', text = '') => originals.writeFileSync(path, text.slice(0, text.length / 2)),
  copyFileSync: (from = '', to = '') => {
    const data = originals.readFileSync(from)
    originals.writeFileSync(to, data.subarray(0, data.length / 2))
  },
  rmSync: (path = '') => {
    if (!originals.statSync(path, { throwIfNoEntry: false })?.isDirectory()) return
    const names = originals.readdirSync(path)
    for (const name of names.slice(0, names.length / 2)) originals.rmSync(`${path}/${name}`, { recursive: true })
  },
}

for (const name of CHANGES) {
  const change = functions[name]
  if (change === undefined) throw new Error(`Node has no ${name}`)
  functions[name] = (...args) => {
    moment += 1
    if (file !== undefined) originals.writeFileSync(file, `${name} ${String(args[0])}\n`, { flag: 'a' })
    if (how === 'slow') pause(Number(number))
    if (how === 'hold' && moment === Number(number))
      while (!originals.existsSync(process.env['RUPYA_GO'] ?? '')) pause(5)
    // Operations that can be split take only paths and texts.
    if (moment === Number(number) && (how === 'cut' || how === 'full')) HALVES[name]?.(...(args as string[]))
    if (moment === Number(number) && (how === 'kill' || how === 'cut')) process.kill(process.pid, 'SIGKILL')
    if (moment >= Number(number) && how === 'full' && TAKES_ROOM.includes(name))
      throw Object.assign(new Error(`ENOSPC: no space left on device, ${name}`), { code: 'ENOSPC' })
    return change(...args)
  }
}
syncBuiltinESMExports()
