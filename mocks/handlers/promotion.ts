export const promotionHandlers = {}
