// The app requests the graphic code of a visit.
export const openVisit = () => {}
