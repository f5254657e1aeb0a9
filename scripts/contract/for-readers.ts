import { type ContractDocument, type Operation, operationsOf, type SuccessCode } from '../../openapi/document.ts'

const CODES: Record<SuccessCode, string> = {
  zero: '`0`, `"0"` or `"00"`',
  '00': '`"00"`, exactly',
  image: 'none: the body is a picture',
}

/** The contract as people read it: each operation begins with its outcomes, the session is described once. */
export function forReaders(contract: ContractDocument): unknown {
  const session = contract['x-session-parameters'].map(({ $ref }) => $ref)
  const isSession = (parameter: object) => '$ref' in parameter && session.includes(String(parameter.$ref))
  const document = structuredClone(contract)
  for (const { operation } of operationsOf(document)) {
    operation.parameters = (operation.parameters ?? []).filter((parameter) => !isSession(parameter))
    Object.assign(operation, { description: [outcomesTable(operation), descriptionOf(operation)].join('\n\n') })
  }
  const info = { ...(document as { info?: { description?: string } }).info }
  return { ...document, info: { ...info, description: [info.description ?? '', sessionTable(contract)].join('\n\n') } }
}

const descriptionOf = (operation: Operation) => (operation as { description?: string }).description ?? ''

function outcomesTable({ 'x-outcomes': { success, failures } }: Operation): string {
  const payload = success.payload ? `payload in \`${success.payload}\`` : 'no payload'
  return [
    '| Outcome | `code` | Means | The app then |',
    '| --- | --- | --- | --- |',
    `| **success** | ${CODES[success.code]} | ${cell(success.description)} | reads it: ${payload} |`,
    ...Object.entries(failures).map(
      ([name, { code, meaning, app }]) =>
        `| **${name}** | \`${code}\` or \`"${code}"\` | ${cell(meaning)} | ${cell(app)} |`,
    ),
    '| any other | anything else | The server refuses, in its own words. | shows the message |',
  ].join('\n')
}

function sessionTable(contract: ContractDocument): string {
  const rows = contract['x-session-parameters'].map(({ $ref }) => {
    const parameter = contract.components.parameters[$ref.split('/').at(-1) ?? '']
    return `| \`${parameter?.name ?? ''}\` | ${cell((parameter as { description?: string } | undefined)?.description ?? '')} |`
  })
  return [
    '## The session',
    'In the query string of every call, as texts.',
    '',
    '| Parameter | Is |',
    '| --- | --- |',
    ...rows,
  ].join('\n')
}

const cell = (text: string) =>
  text
    .trim()
    .replace(/\s*\n\s*/g, ' ')
    .replaceAll('|', '\\|')
