import type { IModule } from 'dependency-cruiser'
import { escapeHtml } from '../../src/lib/html.ts'

/** The rooms of the house, each with those that its files import. */
type Rooms = ReadonlyMap<string, Set<string>>

/** Each room in a few words (docs/house.md says more), and its column in the picture. */
const ROOMS: Record<string, { what: string; column: number }> = {
  'src/main': { what: 'starts the app, or the mocks too', column: 1 },
  'src/app': { what: 'router, theme, waiting, failing', column: 1 },
  'src/site': { what: 'the official site as documents', column: 1 },
  'src/early': { what: 'draws before the app is there', column: 0 },
  'src/routes': { what: 'one file an address', column: 2 },
  'src/features': { what: 'the screens and their rules', column: 1 },
  'src/parts': { what: 'what screens share', column: 1 },
  'src/ledger': { what: 'what must not be sent twice', column: 0 },
  'src/api': { what: 'the typed client', column: 2 },
  'src/ui': { what: 'looks without words', column: 1 },
  'src/platform': { what: 'session, shell, languages', column: 2 },
  'src/lib': { what: 'functions without looks', column: 1.5 },
  scripts: { what: 'commands, builds, checks', column: 4 },
  reference: { what: "the contract's pages", column: 4 },
  mocks: { what: 'the mock server and its world', column: 3 },
  'packages/verifier': { what: 'judges a server by a contract', column: 4 },
  contract: { what: 'reads, checks, writes the contract', column: 3.5 },
  deploy: { what: 'how it is served', column: 5 },
}

const roomOf = (path: string) =>
  Object.keys(ROOMS).find((room) => path.startsWith(`${room}/`) || path.replace(/\.tsx?$/, '') === room)

/** The rooms, with what each uses. Tests are left out. Throws if a file is in no room. */
export function roomsOf(modules: Pick<IModule, 'source' | 'dependencies'>[]): Rooms {
  const rooms = new Map(Object.keys(ROOMS).map((name): [string, Set<string>] => [name, new Set()]))
  for (const { source, dependencies } of modules) {
    if (/\.test\.tsx?$|(^|\/)tests\/|\.d\.ts$|node_modules/.test(source) || !/^[a-z]+\/.*\.(tsx?|js)$/.test(source))
      continue
    const name = roomOf(source)
    const room = name === undefined ? undefined : rooms.get(name)
    if (!room) throw new Error(`scripts/check/house-picture.ts has no room for ${source}`)
    for (const { resolved } of dependencies) {
      const used = roomOf(resolved)
      if (used && used !== name) room.add(used)
    }
  }
  return rooms
}

/** The rooms that a room uses, without those that another one of them uses: what is behind a door is not drawn again. */
export function doorsOf(name: string, rooms: Rooms): string[] {
  const uses = [...(rooms.get(name) ?? [])]
  return uses.filter((used) => !uses.some((other) => other !== used && behind(other, rooms).has(used)))
}

function behind(name: string, rooms: Rooms, seen = new Set<string>()): Set<string> {
  for (const used of rooms.get(name) ?? [])
    if (!seen.has(used)) {
      seen.add(used)
      behind(used, rooms, seen)
    }
  return seen
}

const BOX = { width: 210, height: 62 }
const COLUMN = 226
const FLOOR = 104

/** The house as a picture: each room stands above all that it uses. Throws if rooms use each other in a circle. */
export function housePicture(modules: Pick<IModule, 'source' | 'dependencies'>[]): string {
  const rooms = roomsOf(modules)
  for (const name of rooms.keys())
    if (behind(name, rooms).has(name)) throw new Error(`${name} uses itself by a way through other rooms`)
  const heights = new Map<string, number>()
  const heightOf = (name: string): number => {
    const known = heights.get(name)
    if (known !== undefined) return known
    const height = Math.max(-1, ...[...(rooms.get(name) ?? [])].map(heightOf)) + 1
    heights.set(name, height)
    return height
  }
  const tops = Object.keys(ROOMS).map(heightOf)
  const width = (Math.max(...Object.values(ROOMS).map(({ column }) => column)) + 1) * COLUMN
  const height = (Math.max(...tops) + 1) * FLOOR
  const at = (name: string) => ({
    x: (ROOMS[name]?.column ?? 0) * COLUMN + (COLUMN - BOX.width) / 2,
    y: height - (heightOf(name) + 1) * FLOOR + (FLOOR - BOX.height) / 2,
  })
  const doors = [...rooms.keys()].flatMap((name) => doorsOf(name, rooms).map((used) => line(at(name), at(used))))
  const boxes = [...rooms.keys()].map((name) => box(name, at(name)))
  return [
    '<!-- Generated from the imports by scripts/directions.ts. Do not edit. -->',
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" aria-label="The rooms of the house, each above the rooms that it uses" font-family="system-ui, sans-serif">`,
    STYLE,
    ...doors,
    ...boxes,
    '</svg>',
    '',
  ].join('\n')
}

const STYLE = `<style>
rect { fill: #f4f8fc; stroke: #006fd4 }
path { fill: none; stroke: #7d9ab5; stroke-width: 1.5 }
text { fill: #17324d }
.what { font-size: 12px; fill: #46627d }
@media (prefers-color-scheme: dark) {
  rect { fill: #14202c; stroke: #5aa9f5 }
  path { stroke: #6b87a3 }
  text { fill: #e6eff8 }
  .what { fill: #a9bfd4 }
}
</style>`

interface Point {
  x: number
  y: number
}

/** First to the column of the room below, in the gap between two floors, then down. */
function line(from: Point, to: Point) {
  const [x1, y1, x2, y2] = [from.x + BOX.width / 2, from.y + BOX.height, to.x + BOX.width / 2, to.y]
  const gap = FLOOR - BOX.height - 6
  return `<path d="M${x1} ${y1}C${x1} ${y1 + gap / 2} ${x2} ${y1 + gap / 2} ${x2} ${y1 + gap}V${y2}m-4-6 4 6 4-6"/>`
}

function box(name: string, { x, y }: Point) {
  const middle = x + BOX.width / 2
  return [
    `<rect x="${x}" y="${y}" width="${BOX.width}" height="${BOX.height}" rx="8"/>`,
    `<text x="${middle}" y="${y + 26}" text-anchor="middle"><tspan font-weight="600">${name}</tspan></text>`,
    `<text class="what" x="${middle}" y="${y + 46}" text-anchor="middle">${escapeHtml(ROOMS[name]?.what ?? '')}</text>`,
  ].join('')
}
