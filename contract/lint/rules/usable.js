// Rules for parts of the contract that become code: the client's constants, the readers, the limits of form fields.

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

/** Readers and forms use a pattern unchanged, with the flag `u`. */
export function patternUsable() {
  return {
    Schema({ pattern }, { report, location }) {
      if (pattern === undefined) return
      try {
        RegExp(pattern, 'u')
      } catch (error) {
        report({ message: `${error.message}.`, location: location.child(['pattern']) })
      }
    },
  }
}
