export const ExtensionRefused = () => null
export const refusalOf = () => {}
