import type { ContractDocument } from '../../contract-tools/read/document.ts'
import type { ShellContract } from '../../contract-tools/shell/shell-contract.ts'
import { type Field, fieldsOf } from './fields.ts'

/** A page of docs/guides/shell, in Markdown. */
export interface Guide {
  /** The page's file. */
  file: string
  /** Its file in docs/guides/shell. */
  from: string
  words: string
  markdown: string
}

/** The data of the pages about the native shell. */
export interface ShellReference {
  contract: ShellContract
  /** The fields of each message's payload; empty if it has none. */
  fields: Record<string, Field[]>
  guides: Guide[]
}

export const readShellReference = (
  contract: ShellContract,
  guides: Guide[],
  document: ContractDocument,
): ShellReference => ({
  contract,
  guides,
  fields: Object.fromEntries(
    Object.entries(contract.messages).map(([name, { payload }]) => [name, fieldsOf(payload, document)]),
  ),
})
