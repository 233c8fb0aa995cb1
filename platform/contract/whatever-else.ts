/** Options of `z.refine` that make a rule over several fields run even where other fields are wrong, so that all messages come at once. */
export const whateverElse = { when: ({ value }: { value: unknown }) => typeof value === 'object' && value !== null }
