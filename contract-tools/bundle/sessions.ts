import { componentName, type SourceDocument } from '../read/document.ts'
import { ContractError } from '../read/contract-error.ts'

/** A key of a session is sent by the client, from the parameters that the contract declares for all operations; a cookie by the browser. */
export function refuseUnsentSessions({ components, 'x-sessions': sessions, ...source }: SourceDocument): void {
  const declared = [...source['x-session-parameters'], ...source['x-session-headers']].map(
    ({ $ref }) => components.parameters[componentName($ref)],
  )
  const schemes = new Set(Object.values(sessions).flatMap((needed) => needed.flatMap((all) => Object.keys(all))))
  for (const name of schemes) {
    const scheme = components.securitySchemes?.[name]
    if (!scheme) throw new ContractError(name, 'Declare it in `components.securitySchemes`, `x-sessions` names it.')
    if (
      scheme.type === 'apiKey' &&
      scheme.in !== 'cookie' &&
      !declared.some((one) => one?.in === scheme.in && one?.name === scheme.name)
    )
      throw new ContractError(
        name,
        `Declare \`${scheme.name}\` in \`${scheme.in === 'query' ? 'x-session-parameters' : 'x-session-headers'}\`: a session needs it.`,
      )
  }
}
