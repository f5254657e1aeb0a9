import type { ContractDocument, Parameter } from '../read/document.ts'
import { componentName } from '../read/document.ts'
import { bridgeModule } from './bridge-module.ts'
import { parameterProblems } from './problems.ts'
import type { ReadShell } from './read-shell.ts'
import { languagesModule } from './languages-module.ts'
import type { ScreenAddress, ShellContract, ShellLanguage, ShellParameter, ShellSource } from './shell-contract.ts'

/** Every file that is generated from the contract with the shell, as path and text. It must have no problems. */
export async function generateShell(
  { value, placeOf }: Pick<ReadShell, 'value' | 'placeOf'>,
  contract: ContractDocument,
  addresses: readonly ScreenAddress[],
): Promise<[path: string, text: string][]> {
  // Its problems were checked (problems.ts).
  const source = value as ShellSource
  const problems = parameterProblems(source, addresses, placeOf)
  if (problems.length > 0) throw new Error(problems.join('\n'))
  const shell = expandShell(source, contract, addresses)
  return [
    ['openapi/generated/shell.json', `${JSON.stringify(shell, null, 2)}\n`],
    ['src/platform/bridge/contract.gen.ts', await bridgeModule(source)],
    ['src/platform/i18n/languages.gen.ts', languagesModule(source)],
  ]
}

/** The contract with the shell as tools get it. */
export function expandShell(
  { session: { others, ...session }, parameters, ...source }: ShellSource,
  contract: ContractDocument,
  addresses: readonly ScreenAddress[],
): ShellContract {
  const named = (references: { $ref: string }[]) =>
    references.flatMap(({ $ref }) => contract.components.parameters[componentName($ref)] ?? [])
  const ofCalls = named(contract['x-session-parameters']).map(everyCalls)
  const ofCards = new Set(named(contract['x-session-headers']).map(({ name }) => name))
  const own = Object.entries(others)
    .filter(([name]) => ofCalls.every((parameter) => parameter.name !== name))
    .map(([name, words]) => ownParameter(name, words, ofCards))
    .map((parameter) => (parameter.name === 'lang' ? withLanguages(parameter, session.languages) : parameter))
  return {
    'x-generated': 'by `npm run generate` from openapi/shell/, src/routes and openapi/. Do not edit.',
    ...source,
    session: { ...session, parameters: [...ofCalls, ...own] },
    addresses: addresses.map((address) => describe(address, parameters)),
  }
}

type SessionParameter = ShellContract['session']['parameters'][number]

const everyCalls = ({ name, description = '', schema }: Parameter): SessionParameter => ({
  name,
  description: description.trim(),
  ...(typeof schema['example'] === 'string' && { example: schema['example'] }),
  of: 'every call',
})

const ownParameter = (name: string, words: ShellParameter, ofCards: Set<string>): SessionParameter => ({
  name,
  ...words,
  of: ofCards.has(name) ? 'card repayment' : 'page',
})

const withLanguages = (parameter: SessionParameter, languages: ShellLanguage[]) => ({
  ...parameter,
  description: `${languages.map(({ code, lang }) => `\`${lang}\` ${NAMES.of(code)}`).join(', ')}. ${parameter.description}`,
})
const NAMES = new Intl.DisplayNames('en', { type: 'language' })

const describe = (
  { file: _file, parameters: own, ...address }: ScreenAddress,
  words: ShellSource['parameters'],
): ShellContract['addresses'][number] => ({
  ...address,
  parameters: own.flatMap(({ name, required }) => {
    const found = words[name]
    return found ? [Object.assign({ name, required }, found)] : []
  }),
})
