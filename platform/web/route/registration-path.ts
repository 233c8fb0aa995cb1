import { linkTo } from './link-to.ts'

/**
 * The page 一链式知识产权注册 with a card for whatever can be registered, or one of its forms by the value of `active` that the
 * specification names: `sbzc` and `gjsbzc` register a trademark, `sqzl` applies for a patent.
 */
export const registrationPath = (active?: string): string => linkTo('/home/oneRegister', { active })
