import {
  componentName,
  type ContractDocument,
  type Effect,
  type Failure,
  type Operation,
  operationsOf,
  type SessionKind,
  type SuccessCode,
} from '../../openapi/document.ts'
import { describeSchemas } from './page-schemas.ts'

const CODES: Record<SuccessCode, string> = {
  zero: '`0`, `"0"` or `"00"`',
  '00': '`"00"`, exactly',
  image: 'none: the body is a picture',
}

const SESSIONS: Record<SessionKind, string> = {
  none: 'none',
  token: '`token`',
  card: '`token`, or `userId` with `sessionId` (headers)',
}

const EFFECTS: Record<Effect, string> = {
  read: 'reads, and changes nothing that matters',
  write: 'changes something',
  money: 'moves money',
}

type Server = NonNullable<ContractDocument['servers']>[number]

const EXAMPLE_SERVER = 'https://api.rupya.example'

/** The contract as its page shows it: each operation begins with its outcomes and shows its request, the session is described once. */
export function documentForPage(contract: ContractDocument): unknown {
  const ofEveryCall = [
    ...contract['x-session-parameters'],
    ...contract['x-card-session-headers'],
    ...headersOf(contract),
  ].map(({ $ref }) => $ref)
  const isOfEveryCall = (parameter: object) => '$ref' in parameter && ofEveryCall.includes(String(parameter.$ref))
  const document = structuredClone(contract)
  describeSchemas(document)
  for (const { operation } of operationsOf(document)) {
    const request = operation['x-request']
    operation.parameters = (operation.parameters ?? []).filter((parameter) => !isOfEveryCall(parameter))
    for (const parameter of operation.parameters)
      if ('name' in parameter) Object.assign(parameter, { example: request[parameter.name] })
    for (const media of Object.values(operation.requestBody?.content ?? {})) Object.assign(media, { example: request })
    Object.assign(operation, {
      description: [
        `### Outcomes\n\n${outcomesList(operation, contract)}`,
        operation.description ?? '',
        callerAndEffect(operation),
      ].join('\n\n'),
    })
  }
  const { info, servers = [] } = document
  return {
    ...document,
    info: {
      ...info,
      description: [info.description, commonOutcomes(contract), sessionTable(contract)].join('\n\n'),
    },
    servers: servers.map(serverForPage),
  }
}

/** A page on a disk has no server for samples to be sent to, and the renderer shows this description's backticks. */
function serverForPage({ url, description = '' }: Server): Server {
  const text = description.replaceAll('`', '')
  return url === '/'
    ? { url: EXAMPLE_SERVER, description: `${text} The host is an example.` }
    : { url, description: text }
}

function callerAndEffect({ 'x-session': session, 'x-effect': effect, 'x-screens': screens }: Operation): string {
  const askedBy = screens ? screens.map((screen) => `\`${screen}\``).join(', ') : 'no screen yet'
  return `**Session** ${SESSIONS[session]}. **Effect** ${EFFECTS[effect]}. **Asked by** ${askedBy}`
}

/** A list, not a table: it has to be read in a narrow column and on a phone. */
function outcomesList(operation: Operation, contract: ContractDocument): string {
  const { success, failures } = operation['x-outcomes']
  const named = Object.entries(failures).filter(([name]) => !(name in contract['x-common-outcomes']))
  const payload = success.payload ? ` The payload is in \`${success.payload}\`.` : ''
  return [
    `- **success** (${CODES[success.code]}): ${oneLine(success.description)}${payload}`,
    ...named.map(([name, failure]) => failureLine(name, failure)),
    ...otherCodes(operation),
    commonLine(operation, contract),
  ].join('\n')
}

const failureLine = (name: string, { code, meaning, app, final }: Failure) =>
  `- **${name}** (\`${code}\`${final ? ', final' : ''}): ${oneLine(meaning)} *The app:* ${oneLine(app)}`

/** What the operation shares with others, which the page describes once. */
function commonLine({ 'x-session': session }: Operation, contract: ContractDocument): string {
  const { invalidRequest, sessionEnded } = contract['x-common-outcomes']
  const invalid = `**invalidRequest** (\`${invalidRequest.code}\`)`
  const ended = `**sessionEnded** (HTTP ${sessionEnded.http.join(' or ')})`
  return session === 'none' ? `- As everywhere: ${invalid}` : `- As everywhere: ${invalid}, ${ended}`
}

function commonOutcomes(contract: ContractDocument): string {
  const { invalidRequest, sessionEnded } = contract['x-common-outcomes']
  const { http, meaning, app } = sessionEnded
  return [
    '## Outcomes of every operation',
    '',
    `- **sessionEnded** (HTTP ${http.join(' or ')}): ${oneLine(meaning)} *The app:* ${oneLine(app)}`,
    failureLine('invalidRequest', invalidRequest),
  ].join('\n')
}

/** The operation's own words on what the app does with any other code, else what it does with most. */
function otherCodes({ tags = [], 'x-outcomes': outcomes }: Operation): string[] {
  const { success, other } = outcomes
  const usual = tags.includes('tracking') ? 'does not wait for the answer and shows nothing.' : 'shows them.'
  // A picture has no code, unless the operation says what becomes of one.
  if (success.code === 'image' && !other) return []
  return [`- **any other** code: the server refuses in its own words. *The app:* ${oneLine(other?.app ?? usual)}`]
}

function sessionTable(contract: ContractDocument): string {
  const rows = (parameters: { $ref: string }[]) =>
    parameters.map(({ $ref }) => {
      const parameter = contract.components.parameters[componentName($ref)]
      return `| \`${parameter?.name ?? ''}\` | ${oneLine(parameter?.description ?? '')} |`
    })
  const table = (parameters: { $ref: string }[], name: string) => [
    '',
    `| ${name} | Is |`,
    '| --- | --- |',
    ...rows(parameters),
  ]
  return [
    '## The session',
    'In the query string of every call, as texts.',
    ...table(contract['x-session-parameters'], 'Parameter'),
    '',
    "From a card repayment's address, with the calls that need a session, also the headers:",
    ...table(contract['x-card-session-headers'], 'Header'),
    '',
    'And with every call the header:',
    ...table(headersOf(contract), 'Header'),
  ].join('\n')
}

const headersOf = (contract: ContractDocument) => contract['x-headers-of-every-call'] ?? []

const oneLine = (text: string) =>
  text
    .trim()
    .replace(/\s*\n\s*/g, ' ')
    .replaceAll('|', '\\|')
