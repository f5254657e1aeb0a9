// A page with a payment in the journal is left to the app.
export const ExtensionFeeSent = () => null
