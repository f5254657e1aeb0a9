import { type ESTree, type Plugin } from 'vite'
import { visit } from './early/cut-out.ts'

const SHEET = /\.module\.css$/

/**
 * Reads the classes of a stylesheet as its named exports, so that a script has each name where it is used and no table of
 * them. A module that looks a class up by a variable keeps the table.
 */
export function classConstants(): Plugin {
  return {
    name: 'class-constants',
    enforce: 'post',
    transform: {
      filter: { id: [/\/src\/.*\.tsx?$/, SHEET] },
      handler(code, id) {
        // Vite leaves out the styles of a module that the bundler has dropped. The minifier drops its names later.
        if (SHEET.test(id)) return { code, map: null, moduleSideEffects: 'no-treeshake' }
        const tree = this.parse(code)
        const imports = tree.body.filter(
          (node) => node.type === 'ImportDeclaration' && SHEET.test(node.source.value),
        ) as ESTree.ImportDeclaration[]
        let changed = code
        for (const { specifiers } of imports.toReversed()) {
          const [whole] = specifiers
          if (whole?.type !== 'ImportDefaultSpecifier' || !isReadByName(tree, whole.local.name)) continue
          changed = `${changed.slice(0, whole.start)}* as ${whole.local.name}${changed.slice(whole.end)}`
        }
        return changed === code ? undefined : { code: changed, map: null }
      },
    },
  }
}

/** Whether a name is used only as the object of `styles.card`. A module's `default` is no class. */
function isReadByName(tree: ESTree.Program, name: string): boolean {
  let uses = 0
  let named = 0
  visit(tree, (node) => {
    if (node.type === 'Identifier' && node.name === name) uses += 1
    if (node.type === 'MemberExpression' && !node.computed && node.object.type === 'Identifier')
      if (node.object.name === name && node.property.name !== 'default') named += 1
  })
  // One more is the import.
  return uses === named + 1
}
