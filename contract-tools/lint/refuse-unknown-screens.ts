import { type ContractDocument, operationsOf } from '../read/document.ts'
import { plainAddress } from '../read/plain-address.ts'
import { ContractError } from '../read/contract-error.ts'

/** Throws if `x-screens` names an unknown address. Authors may also write addresses of the old app, `/#/that/`. */
export function refuseUnknownScreens(contract: ContractDocument, screens: string[]): void {
  for (const { operation } of operationsOf(contract))
    for (const screen of operation['x-screens'] ?? [])
      if (!screens.includes(plainAddress(screen)))
        throw new ContractError(operation.operationId, `\`x-screens\` names ${screen}, which no file of src/routes is.`)
}
