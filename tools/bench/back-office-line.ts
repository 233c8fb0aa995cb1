/** A line of the report: what was found, and what the design of the back office aims at. */
export const line = (name: string, found: string, aim: string, isMet: boolean): string =>
  `back-office  ${name.padEnd(24)} ${found} (aim ${aim}${isMet ? '' : ', MISSED'})`
