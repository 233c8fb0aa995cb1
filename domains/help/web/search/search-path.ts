import { linkTo, numberParam, textParam } from '@portal/platform/web'
import * as z from 'zod/mini'

/** The address of the one search: `?q=` holds the question, `&literal=1` leaves its synonyms out. */
const searchPath = '/home/search'
export const searchSearch = z.object({ q: textParam(), literal: numberParam(0, 1, 0) })

export const searchLink = (q: string, isLiteral = false): string =>
  linkTo(searchPath, { q, ...(isLiteral && { literal: 1 }) })
