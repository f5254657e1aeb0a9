/** The time of day of a moment, in milliseconds since the epoch: `14:05`. */
export const clockTime = (moment: number) => new Date(moment).toTimeString().slice(0, 5)
