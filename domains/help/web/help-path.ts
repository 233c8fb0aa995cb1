import { textParam } from '@portal/platform/web'
import * as z from 'zod/mini'

/** The address of the help centre: `?topic=customsSeizure&at=time` opens a page at a part, `?q=` searches. */
export const helpPath = '/home/help'
export const helpSearch = z.object({ topic: textParam(), at: textParam(), q: textParam() })
