/* @__NO_SIDE_EFFECTS__ */
export const useSingleFlight = () => () => {}
