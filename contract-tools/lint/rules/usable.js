// Rules for parts of the contract that become code: the client's constants, the readers, the limits of form fields.
import { RE2JS } from 're2js'

const IDENTIFIER = /^[a-zA-Z]\w*$/
// https://tc39.es/ecma262/#prod-ReservedWord
const RESERVED = (
  'await break case catch class const continue debugger default delete do else enum export extends false finally for ' +
  'function if implements import in instanceof interface let new null package private protected public return static ' +
  'super switch this throw true try typeof var void while with yield'
).split(' ')
const METHODS = ['get', 'post', 'put', 'patch', 'delete']
const ALL_METHODS = [...METHODS, 'head', 'options', 'trace']

/** An operation's id becomes the name of a constant. The client sends these HTTP methods. All that is said stands in the operation. */
export function operationUsable() {
  return {
    PathItem(item, { report, location }) {
      for (const key of Object.keys(item).filter((one) => !ALL_METHODS.includes(one)))
        report({
          message: `Write \`${key}\` in each operation of this path, where its code is made from.`,
          location: location.child([key]).key(),
        })
    },
    Operation({ operationId }, { report, location, key }) {
      if (operationId !== undefined && (!IDENTIFIER.test(operationId) || RESERVED.includes(operationId)))
        report({
          message: `\`${operationId}\` is to name a constant: take letters and digits, such as \`getLoanDetails\`.`,
          location: location.child(['operationId']),
        })
      if (!METHODS.includes(String(key)))
        report({ message: `Only ${METHODS.join(' and ')} are known, not ${String(key)}.`, location: location.key() })
    },
  }
}

/** The names of `\p{…}` that both JavaScript and RE2 have. JavaScript spells scripts in another way. */
const CATEGORY = /^(?:Any|C[cfos]?|L[lmotu]?|M[cen]?|N[dlo]?|P[cdefios]?|S[ckmo]?|Z[lps]?)$/

/**
 * Readers and forms use a pattern unchanged, with the flag `u`. Servers in Go, Rust and others have RE2: no lookaround, no back
 * references, no `\u`, at most 1,000 repeats (nested counts multiply). https://github.com/google/re2/wiki/Syntax
 * RE2JS reads more: names of groups, which Go has since 1.22, and properties such as `\p{Emoji}`.
 */
export function patternUsable() {
  return {
    Schema({ pattern }, { report, location }) {
      if (pattern === undefined) return
      const at = location.child(['pattern'])
      try {
        RegExp(pattern, 'u')
      } catch (error) {
        return report({ message: `${error.message}.`, location: at })
      }
      const refuse = (why) =>
        report({ message: `A server with RE2 (Go, Rust) cannot read this pattern: ${why}.`, location: at })
      try {
        const [group] = Object.keys(RE2JS.compile(pattern).namedGroups())
        if (group !== undefined) refuse(`the group \`${group}\` has a name`)
      } catch (error) {
        return refuse(error.message)
      }
      for (const [text, name] of pattern.matchAll(/\\p\{(.*?)\}/gi))
        if (!CATEGORY.test(name)) refuse(`\`${text}\` is no general category`)
    },
  }
}
