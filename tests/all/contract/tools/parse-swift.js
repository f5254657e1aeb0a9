// Prints where Swift on the standard input is not Swift: line and text.
import { readFileSync } from 'node:fs'
import swift from '@ast-grep/lang-swift'
import { parse, registerDynamicLanguage } from '@ast-grep/napi'

registerDynamicLanguage({ swift })

/** A part that the parser could not read, or one that is missing, which it adds as a part without text. */
const isWrong = (node) => node.kind() === 'ERROR' || (node.isLeaf() && node.text() === '')
const mistakesIn = (node) => [...(isWrong(node) ? [node] : []), ...node.children().flatMap(mistakesIn)]

for (const node of mistakesIn(parse('swift', readFileSync(0, 'utf8')).root()))
  console.log(`${node.range().start.line + 1}: ${node.text().split('\n')[0]}`)
