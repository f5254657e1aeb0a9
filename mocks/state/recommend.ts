export const recommendState = () => ({})
