export const confirmationState = () => ({})
