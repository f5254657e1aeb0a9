/* @__NO_SIDE_EFFECTS__ */
export const useBack = () => () => {}
/* @__NO_SIDE_EFFECTS__ */
export const useGoHome = () => () => {}
export const useCloseOnBack = () => {}
