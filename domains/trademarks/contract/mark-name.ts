import { optionalText, requiredText } from '@portal/platform/contract'
import * as z from 'zod/mini'
import { trademarkLimits } from './limits.ts'

const tooLong = `商标名称最多输入${trademarkLimits.name}个字`
export const smallLetters = '商标名称中的字母须为大写'

/** The office registers Latin letters of a word mark as capitals. */
const capitals = z.refine<string>((text) => !/\p{Ll}/u.test(text), { error: smallLetters })

/** A name that is looked for, in capitals or not: names are compared without regard to that. */
export const soughtName = requiredText('请输入商标名称', { length: trademarkLimits.name, msg: tooLong })

/** The name of a mark that must be there. */
export const markName = soughtName.check(capitals)

/** The name of a mark while it is still being thought about. */
export const optionalMarkName = optionalText(trademarkLimits.name, tooLong)
