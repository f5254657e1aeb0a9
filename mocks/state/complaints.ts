export const complaintsState = () => ({})
