/** What the picture of a slot should be: a paper to be read or a scene to be seen, and whether it must be landscape. */
export type Expectation = { kind: 'paper' | 'scene'; lies: 'landscape' | 'any' }

/** A paper, which may lie or stand. */
export const paperExpected: Expectation = { kind: 'paper', lies: 'any' }
