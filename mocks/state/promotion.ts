export const promotionState = () => ({})
