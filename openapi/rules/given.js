const PARTS = ['scenario', 'steps', 'seed', 'unprovokable']

/** `x-given` says in a form that a program can follow how a server comes to the outcome of an example. */
export function givenFollowable() {
  const operations = new Set()
  const calls = []
  return {
    Root: {
      enter() {
        operations.clear()
        calls.length = 0
      },
      leave(_root, { report }) {
        for (const { call, location } of calls)
          if (!operations.has(call)) report({ message: `No operation is called \`${call}\`.`, location })
      },
    },
    Operation({ operationId }) {
      operations.add(operationId)
    },
    Given(given, { report, location }) {
      const parts = Object.keys(given)
      if (parts.length === 0 || parts.some((part) => !PARTS.includes(part)))
        report({ message: `\`x-given\` holds one or more of ${PARTS.join(', ')}, and nothing else.`, location })
      for (const part of ['scenario', 'seed', 'unprovokable'])
        if (part in given && !isWords(given[part]))
          report({ message: `\`${part}\` says something: a text.`, location: location.child([part]) })
      if (!('steps' in given)) return
      if (!Array.isArray(given.steps) || given.steps.length === 0)
        report({ message: '`steps` is a list of calls.', location: location.child(['steps']) })
      else
        for (const [index, step] of given.steps.entries()) {
          const place = location.child(['steps', index])
          if (isStep(step)) calls.push({ call: step.call, location: place.child(['call']) })
          else
            report({
              message: 'A step has `call`, an operation, and may have `with` and `gives`, both of texts.',
              location: place,
            })
        }
    },
  }
}

const isWords = (value) => typeof value === 'string' && value.trim() !== ''
const isTexts = (value) =>
  typeof value === 'object' && value !== null && Object.values(value).every((text) => typeof text === 'string')

function isStep(step) {
  if (typeof step !== 'object' || step === null) return false
  const { call, with: request = {}, gives = {}, ...others } = step
  return isWords(call) && isTexts(request) && isTexts(gives) && Object.keys(others).length === 0
}
