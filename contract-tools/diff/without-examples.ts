import { type ContractDocument, operationsOf } from '../read/document.ts'

/** The contract without its examples, which are most of its size and are never compared. */
export function withoutExamples(contract: ContractDocument): ContractDocument {
  const slim = structuredClone(contract)
  delete slim.components?.examples
  for (const { operation } of operationsOf(slim))
    for (const media of Object.values(operation.responses?.[200]?.content ?? {})) delete media.examples
  return slim
}
