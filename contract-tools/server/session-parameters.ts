import { componentName, type ContractDocument, type Operation, type SecurityRequirement } from '../read/document.ts'

interface Scheme {
  type: 'apiKey'
  in: string
  name: string
  description?: string | undefined
}

/**
 * What a session consists of is said once, as `security`: a parameter that says the same would be a second argument of each
 * generated method. A header that comes with others of a session, and is no scheme in the contract, becomes one.
 */
export function sessionParameters({ components, ...contract }: ContractDocument) {
  const known = Object.entries(components.securitySchemes)
  const parameterAt = ($ref: string) => components.parameters[componentName($ref)]
  const schemeOf = ($ref: string) => {
    const parameter = parameterAt($ref)
    return known.find(([, scheme]) => scheme['name'] === parameter?.name && scheme['in'] === parameter?.in)?.[0]
  }
  const headers = contract['x-session-headers'].map(({ $ref }) => $ref)
  const added = Object.fromEntries(
    headers.flatMap(($ref): [string, Scheme][] => {
      const parameter = parameterAt($ref)
      if (!parameter || schemeOf($ref) !== undefined) return []
      const { name, in: place, description } = parameter
      return [[componentName($ref), { type: 'apiKey', in: place, name, description }]]
    }),
  )
  const withHeaders = new Set(headers.map(schemeOf))
  const isOfHeaders = (requirement: SecurityRequirement) =>
    Object.keys(requirement).some((name) => withHeaders.has(name))
  const more = Object.fromEntries(Object.keys(added).map((name) => [name, []]))
  return {
    schemes: { ...components.securitySchemes, ...added },
    /** The requirements of an operation, with the added schemes. */
    securityOf: ({ security }: Operation): SecurityRequirement[] =>
      security.map((requirement) => (isOfHeaders(requirement) ? { ...requirement, ...more } : requirement)),
    /** Whether an operation's requirements say a parameter. No server refuses a header that it does not know. */
    isSaid: ($ref: string, security: SecurityRequirement[]) =>
      headers.includes($ref) || security.some((requirement) => (schemeOf($ref) ?? '') in requirement),
  }
}
