import { textParam } from '@portal/platform/web'
import * as z from 'zod/mini'

/** The two answers stand in the address, so that a link can be passed on and shows the same guide. */
export const firstHourSearch = z.object({ case: textParam(), place: textParam(), side: textParam() })
