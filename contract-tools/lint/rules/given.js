import { follow, propertiesOf } from './schemas.js'

const PARTS = ['scenario', 'steps', 'seed', 'unprovokable']

/** `x-given` says, in a form that a program can follow, how a server gets to the outcome of an example. */
export function givenFollowable() {
  const operations = new Map()
  const calls = []
  const scenarios = []
  return {
    Root: {
      enter() {
        operations.clear()
        calls.length = 0
        scenarios.length = 0
      },
      // At the end, because a call may name an operation that comes later.
      leave(_root, { report }) {
        for (const { step, location } of calls)
          for (const problem of problemsOfCall(step, operations, location)) report(problem)
        for (const { scenario, location } of scenarios)
          for (const message of problemsOfScenario(scenario, operations)) report({ message, location })
      },
    },
    Operation(operation, { location, resolve }) {
      operations.set(operation.operationId, {
        session: operation['x-session'],
        failures: Object.keys(operation['x-outcomes']?.failures ?? {}),
        fields: fieldsOf(operation, location, resolve),
      })
    },
    Given(given, { report, location }) {
      const parts = Object.keys(given)
      if (parts.length === 0 || parts.some((part) => !PARTS.includes(part)))
        report({ message: `\`x-given\` holds one or more of ${PARTS.join(', ')}, and nothing else.`, location })
      for (const part of ['scenario', 'seed', 'unprovokable'])
        if (part in given && !isWords(given[part]))
          report({ message: `\`${part}\` says something: a text.`, location: location.child([part]) })
      if (isWords(given.scenario)) scenarios.push({ scenario: given.scenario, location: location.child(['scenario']) })
      if (!('steps' in given)) return
      if (!Array.isArray(given.steps) || given.steps.length === 0)
        report({ message: '`steps` is a list of calls.', location: location.child(['steps']) })
      else
        for (const [index, step] of given.steps.entries()) {
          const place = location.child(['steps', index])
          if (isStep(step)) calls.push({ step, location: place })
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

/** The fields that a request to an operation may have, apart from the session: those of its path, its query and its body. */
function fieldsOf({ parameters = [], requestBody }, location, resolve) {
  const beside = parameters
    .map((parameter) => resolve(parameter).node ?? parameter)
    .filter((parameter) => ['query', 'path'].includes(parameter.in))
  const bodies = Object.values(requestBody?.content ?? {}).map(({ schema }) =>
    Object.keys(propertiesOf(follow({ schema, location }, resolve), resolve)),
  )
  return [...beside.map(({ name }) => name), ...bodies.flat()]
}

function problemsOfCall({ call, with: request = {} }, operations, location) {
  const called = operations.get(call)
  if (!called) return [{ message: `No operation is called \`${call}\`.`, location: location.child(['call']) }]
  return Object.keys(request)
    .filter((name) => !called.fields.includes(name))
    .map((name) => ({
      message: `The request of \`${call}\` has no field \`${name}\`.`,
      location: location.child(['with', name]).key(),
    }))
}

/**
 * The generic scenarios of the mock server, `refuse:<operation>:<failure>` and `lost:<operation>`, name parts of the contract.
 */
function problemsOfScenario(scenario, operations) {
  return scenario.split(',').flatMap((part) => {
    const [kind, id, failure = 'other'] = part.trim().split(':')
    if (kind !== 'refuse' && kind !== 'lost') return []
    const operation = operations.get(id)
    if (!operation) return [`No operation is called \`${id ?? ''}\`, which \`${part.trim()}\` names.`]
    const ofEvery =
      operation.session === 'none' ? ['other', 'invalidRequest'] : ['other', 'invalidRequest', 'sessionEnded']
    return [...ofEvery, ...operation.failures].includes(failure) ? [] : [`\`${id}\` has no failure \`${failure}\`.`]
  })
}
