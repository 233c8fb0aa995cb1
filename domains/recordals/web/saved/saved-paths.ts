import { linkTo } from '@portal/platform/web'

const savedPath = '/home/savedSearches'

/** The list of one's saved searches, one of them, or what one import brought to it. */
export const savedAddress = (at: { search?: string; hit?: string } = {}): string => linkTo(savedPath, at)
