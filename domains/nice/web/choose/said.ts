/**
 * What the picker says of an act. Screen readers hear all of it; the eye sees `shown` for a moment, and nothing where the
 * page itself shows what became of the act.
 */
export type Said = { spoken: string; shown: string; isRefusal: boolean }

export const spoken = (text: string): Said => ({ spoken: text, shown: '', isRefusal: false })

export const shown = (text: string, before = ''): Said => ({ spoken: before, shown: text, isRefusal: false })

export const refused = (text: string): Said => ({ spoken: '', shown: text, isRefusal: true })
