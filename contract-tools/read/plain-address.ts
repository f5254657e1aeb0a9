/** An address without the `#` and the trailing `/` of the old app's addresses: `/#/that/` becomes `/that`. */
export const plainAddress = (address: string) => address.replace(/^\/#|\/$/g, '')
