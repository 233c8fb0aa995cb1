/** The parts of the form that a window explains, with the words of its button and title. */
export const helpTitles = { mark: '商标怎么填', goods: '类别和小项怎么选' } as const
export type FormHelp = keyof typeof helpTitles
