import { Ajv2020 } from 'ajv/dist/2020.js'
import { isLater } from './is-later.ts'
import type { ReadShell } from './read-shell.ts'
import { SHAPE } from './shape.ts'
import type { ScreenAddress, ShellLanguage, ShellMessage, ShellSource } from './shell-contract.ts'

const ajv = new Ajv2020({ allErrors: true, strict: false })
const validateShape = ajv.compile<ShellSource>(SHAPE)

/** What is wrong with the contract of the shell, one line each, with the file and the line where it was written. */
export function shellProblems({ value, problems, placeOf }: ReadShell): string[] {
  if (problems.length > 0) return problems
  if (validateShape(value)) return contentProblems(value, placeOf)
  const errors = (validateShape.errors ?? []).filter(({ keyword }) => keyword !== 'propertyNames')
  return errors.map(({ instancePath, message = '', params }) => {
    const extra = Object(params)['additionalProperty'] ?? Object(params)['propertyName']
    const pointer = typeof extra === 'string' ? `${instancePath}/${extra}` : instancePath
    return `${placeOf(pointer)} ${nameOf(pointer)}: ${message}`
  })
}

/** The part of a pointer that tells authors what it is about. */
const nameOf = (pointer: string) => pointer.slice(1).replaceAll('/', '.') || 'the contract'

function contentProblems({ messages, version, session }: ShellSource, placeOf: (pointer: string) => string): string[] {
  const ofMessages = Object.entries(messages).flatMap(([name, message]) =>
    messageProblems(
      message,
      version,
      (part, says) => `${placeOf(`/messages/${name}/${part}`)} ${name}.${part.replaceAll('/', '.')}: ${says}`,
    ),
  )
  return [...ofMessages, ...languageProblems(session.languages, placeOf)]
}

const languageProblems = (languages: ShellLanguage[], placeOf: (pointer: string) => string) =>
  languages.flatMap((language, index) =>
    (['code', 'lang'] as const)
      .filter((key) => languages.findIndex((other) => other[key] === language[key]) < index)
      .map(
        (key) =>
          `${placeOf(`/session/languages/${index}/${key}`)} languages: another one has the ${key} ${language[key]}`,
      ),
  )

type Say = (part: string, says: string) => string

function messageProblems(message: ShellMessage, version: string, at: Say): string[] {
  if (!ajv.validateSchema(message.payload)) return [at('payload', `is no JSON Schema: ${ajv.errorsText(ajv.errors)}`)]
  const later = isLater(message.since, version) ? [at('since', `is later than the contract's version, ${version}`)] : []
  return [...later, ...exampleProblems(message, at)]
}

function exampleProblems({ payload, good, bad }: ShellMessage, at: Say): string[] {
  const isValid = ajv.compile(payload)
  const wrong = Object.entries(good).flatMap(([name, value]) =>
    isValid(value)
      ? []
      : [at(`good/${name}`, `breaks its own schema: ${ajv.errorsText(isValid.errors, { dataVar: 'it' })}`)],
  )
  const right = Object.entries(bad).flatMap(([name, value]) =>
    isValid(value) ? [at(`bad/${name}`, 'is right by its schema, so no shell could refuse it')] : [],
  )
  return [...wrong, ...right]
}

/** Parameters of screens that nothing describes, and descriptions of parameters that no screen has. */
export function parameterProblems(
  { parameters }: ShellSource,
  addresses: readonly ScreenAddress[],
  placeOf: (pointer: string) => string,
): string[] {
  const used = new Set<string>()
  const lost = addresses.flatMap(({ parameters: own, path, file }) =>
    own.flatMap(({ name }) => {
      used.add(name)
      return name in parameters
        ? []
        : [`${file}: \`${name}\` of ${path} is not described: describe it in openapi/shell/parameters.yaml`]
    }),
  )
  const unused = Object.keys(parameters).filter((name) => !used.has(name))
  return [...lost, ...unused.map((name) => `${placeOf(`/parameters/${name}`)} ${name}: No screen has this parameter.`)]
}
