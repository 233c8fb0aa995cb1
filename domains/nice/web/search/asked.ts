import { linkTo, numberParam, wordsParam } from '@portal/platform/web'
import * as z from 'zod/mini'
import { niceLimits } from '../../contract/limits.ts'
import { niceSearchPath } from '../nice-path.ts'

/** What the address of 商品分类查询 holds. */
export const niceSearch = z.object({
  keyword: wordsParam(),
  /** The class that is open; 0 for none. */
  class: numberParam(0, niceLimits.classes, 0),
  /** The edition that is read; empty for the one in force. */
  edition: wordsParam(),
})
export type NiceAsked = z.output<typeof niceSearch>

/** The address of a class; what was searched for stays in it. */
export const classLink = ({ keyword, edition }: NiceAsked, classId: number): string =>
  linkTo(niceSearchPath, { keyword, edition, class: classId })
