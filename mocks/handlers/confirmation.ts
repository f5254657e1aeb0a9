export const confirmationHandlers = {}
