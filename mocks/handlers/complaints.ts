export const complaintsHandlers = {}
