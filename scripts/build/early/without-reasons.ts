import type { ESTree, Plugin } from 'vite'
import { cutOut, visit } from './cut-out.ts'

/** Removes the words of errors. A drawing script leaves every error to the app, and nobody sees them. */
export function withoutReasons(): Plugin {
  return {
    name: 'early-without-reasons',
    enforce: 'post',
    transform: {
      filter: { id: /\/src\/.*\.tsx?$/ },
      handler(code) {
        const cuts: [number, number][] = []
        visit(this.parse(code), (node) => {
          if (node.type === 'NewExpression' && isError(node))
            for (const words of node.arguments) cuts.push([words.start, words.end])
        })
        return cuts.length > 0 ? { code: cutOut(code, cuts), map: null } : undefined
      },
    },
  }
}

const isError = ({ callee }: ESTree.NewExpression) => callee.type === 'Identifier' && callee.name === 'Error'
