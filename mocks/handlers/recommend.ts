export const recommendHandlers = {}
