/** What a promise is about: the other domain's noun, and its reference in that domain. */
export type Subject = { kind: string; ref: string }
