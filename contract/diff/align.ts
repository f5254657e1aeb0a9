import { componentName, type ContractDocument, METHODS, type Operation, type Parameter } from '../read/document.ts'
import { isSchema, mapValues } from '../read/schema.ts'
import { mapTree, tree, type Tree } from './tree.ts'
import { written } from './differences.ts'

/** Both contracts with one name for what has two, and means the same: headers in capitals, and security schemes. */
export function aligned(before: ContractDocument, after: ContractDocument): [ContractDocument, ContractDocument] {
  const spelling = new Map<string, string>()
  for (const contract of [after, before])
    for (const name of headerNames(contract))
      if (!spelling.has(name.toLowerCase())) spelling.set(name.toLowerCase(), name)
  const schemes = renamedSchemes(before, after)
  return [withNames(before, spelling, schemes), withNames(after, spelling, new Map())]
}

/** https://www.rfc-editor.org/rfc/rfc9110#name-field-names: capitals mean nothing. */
function headerNames(contract: ContractDocument): string[] {
  const ofParameters = (list: unknown[]) =>
    list.flatMap((one) => (tree(one)['in'] === 'header' ? [String(tree(one)['name'])] : []))
  const ofReplies = (replies: unknown) =>
    Object.values(tree(replies)).flatMap((reply) => Object.keys(tree(tree(reply)['headers'])))
  const items = Object.values(contract.paths).map(tree)
  const operations = items.flatMap((item) => METHODS.map((method) => tree(item[method])))
  return [
    ...ofParameters(Object.values(contract.components.parameters)),
    ...ofParameters(Object.values(contract.components.securitySchemes)),
    ...items.concat(operations).flatMap(({ parameters }) => ofParameters(listOf(parameters))),
    ...operations.flatMap(({ responses }) => ofReplies(responses)),
  ]
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

/** A scheme that is gone is the new one that says the same. */
function renamedSchemes(before: ContractDocument, after: ContractDocument): Map<string, string> {
  const [was, is] = [before, after].map(({ components }) => tree(components.securitySchemes))
  const said = (scheme: unknown) => written(scheme)
  const brought = Object.keys(tree(is)).filter((name) => !(name in tree(was)))
  return new Map(
    Object.entries(tree(was)).flatMap(([name, scheme]) => {
      const index = name in tree(is) ? -1 : brought.findIndex((one) => said(tree(is)[one]) === said(scheme))
      return index === -1 ? [] : brought.splice(index, 1).map((one) => [name, one] as const)
    }),
  )
}

function withNames(contract: ContractDocument, spelling: Map<string, string>, schemes: Map<string, string>) {
  const spelled = <One>(one: One): One => {
    const { in: place, name } = tree(one)
    return place === 'header' ? { ...one, name: spelling.get(String(name).toLowerCase()) ?? name } : one
  }
  const replyOf = (reply: unknown): unknown => {
    const { headers, ...rest } = tree(reply)
    return isSchema(headers)
      ? {
          ...rest,
          headers: Object.fromEntries(
            Object.entries(headers).map(([name, header]) => [spelling.get(name.toLowerCase()) ?? name, header]),
          ),
        }
      : reply
  }
  const operationOf = (operation: Tree): Tree => ({
    ...operation,
    ...(Array.isArray(operation['parameters']) && { parameters: operation['parameters'].map(spelled) }),
    responses: mapTree(operation['responses'], replyOf),
    security: withoutOrder(operation['security'], schemes),
  })
  return {
    ...contract,
    paths: mapValues(contract.paths, (item) => ({
      ...item,
      ...(Array.isArray(tree(item)['parameters']) && { parameters: listOf(tree(item)['parameters']).map(spelled) }),
      ...Object.fromEntries(
        METHODS.flatMap((method) => (item[method] ? [[method, operationOf(tree(item[method]))]] : [])),
      ),
    })),
    components: {
      ...contract.components,
      parameters: mapValues(contract.components.parameters, spelled),
      securitySchemes: Object.fromEntries(
        Object.entries(contract.components.securitySchemes).map(([name, scheme]) => [
          schemes.get(name) ?? name,
          spelled(scheme),
        ]),
      ),
    },
  }
}

/** One of the requirements is enough, and of each all schemes: their order says nothing. An empty one is none. */
function withoutOrder(security: unknown, schemes: Map<string, string>): unknown {
  const requirements = listOf(security).map((requirement) =>
    Object.fromEntries(
      Object.entries(tree(requirement))
        .map(([name, scopes]) => [schemes.get(name) ?? name, listOf(scopes).map(String).toSorted()] as const)
        .toSorted(([one], [other]) => (one < other ? -1 : 1)),
    ),
  )
  const texts = [...new Set(requirements.map((one) => JSON.stringify(one)))].toSorted()
  return texts.join() === '{}' ? [] : texts.map((text): unknown => JSON.parse(text))
}

/** An address without the names of its parts, which are not sent. */
export const placesIn = (path: string) => path.replaceAll(/\{[^}]*\}/g, '{}')
const partsOf = (path: string) => [...path.matchAll(/\{([^}]*)\}/g)].map(([, name = '']) => name)

/** The operation of before, with the parts of its address named as they are now. */
export function withPartsNamed(operation: Operation, from: string, to: string, contract: ContractDocument): Operation {
  const [was, is] = [partsOf(from), partsOf(to)]
  if (was.length !== is.length || was.join() === is.join()) return operation
  const names = new Map(was.map((name, index) => [name, is[index] ?? name]))
  const renamed = (one: Parameter | { $ref: string }) => {
    const own = '$ref' in one ? contract.components.parameters[componentName(one.$ref)] : one
    const name = own?.in === 'path' ? names.get(own.name) : undefined
    return own && name !== undefined && name !== own.name ? { ...own, name } : one
  }
  return { ...operation, parameters: (operation.parameters ?? []).map(renamed) }
}
