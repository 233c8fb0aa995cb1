import { linkTo } from '@portal/platform/web'
import type { RequestDetail } from '../../contract/detail.ts'

/** The message desk, with the number and the title of the request that the customer asks about. */
export const askPath = ({ businessSn, title }: Pick<RequestDetail, 'businessSn' | 'title'>): string =>
  linkTo('/home/leavingAMessage', { subject: `${businessSn} ${title}` })
