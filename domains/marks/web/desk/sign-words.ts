import type { SignRule, SignSet } from '../../contract/sign-rules.ts'

export const matchLabels = { contains: '名称包含', whole: '名称就是' } as const satisfies Record<
  SignRule['match'],
  string
>

export const setLabels = { countries: '各国国名', items: '所选小项的名称' } as const satisfies Record<SignSet, string>

/** The words that a rule looks for. */
export const lookedFor = ({ terms, set }: Pick<SignRule, 'terms' | 'set'>): string =>
  [...(set === null ? [] : [setLabels[set]]), ...terms].join('、')
