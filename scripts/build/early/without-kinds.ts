import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { moduleOf, requireFiles } from '../named-modules.ts'
import { cutOut, visit } from './cut-out.ts'

const BY = 'scripts/build/early/without-kinds.ts'
const [INTERPRETER] = requireFiles(BY, ['src/api/read-payload.ts'] as const)
const TABLE = 'SCALAR_READERS'

/**
 * Removes the code for kinds of values that no reader of this script names: an order sends its amounts as texts. `ids` are the
 * script's modules. They are searched for the names in quotes; another word that is the same costs only bytes.
 */
export function withoutKinds(ids: readonly string[]): Plugin {
  const paths = ids.map((id) => moduleOf(id)).filter((path) => path !== undefined && path !== INTERPRETER)
  const texts = paths.map((path) => readFileSync(String(path), 'utf8'))
  const isNamed = (kind: string) => texts.some((text) => text.includes(`'${kind}'`))
  return {
    name: 'early-without-kinds',
    enforce: 'post',
    transform: {
      filter: { id: /\/src\/api\/read-payload\.ts$/ },
      handler(code) {
        const kinds: { name: string; start: number; end: number }[] = []
        visit(this.parse(code), (node) => {
          if (node.type !== 'VariableDeclarator' || node.id.type !== 'Identifier' || node.id.name !== TABLE) return
          if (node.init?.type !== 'ObjectExpression') return
          for (const property of node.init.properties)
            if (property.type === 'Property' && property.key.type === 'Identifier')
              kinds.push({ name: property.key.name, start: property.start, end: property.end })
        })
        if (kinds.length === 0) throw new Error(`${BY}: ${INTERPRETER} has no table ${TABLE} any more`)
        const cuts = kinds.filter(({ name }) => !isNamed(name))
        return {
          code: cutOut(
            code,
            cuts.map(({ start, end }) => [start, end]),
          ),
          map: null,
        }
      },
    },
  }
}
