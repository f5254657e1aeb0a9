export const repaymentState = () => ({})
