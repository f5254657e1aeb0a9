import type { ContractDocument, Example } from '../../contract/read/document.ts'
import type { ContractOperation } from '../../contract/read/operations.ts'

/** The examples of all media types: an operation that answers with a picture has its failures under another type. */
export function examplesOf(
  document: ContractDocument,
  { path, method }: Pick<ContractOperation, 'path' | 'method'>,
): Record<string, Example> {
  const content = document.paths[path]?.[method]?.responses['200'].content ?? {}
  return Object.assign({}, ...Object.values(content).map(({ examples }) => examples))
}
