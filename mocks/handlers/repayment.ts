export const repaymentHandlers = {}
