import { linkTo } from '@portal/platform/web'

const savedPath = '/home/savedSearches'

/** The address of the user's list of saved searches, of one search, or of what one import brought to it. */
export const savedAddress = (at: { search?: string; hit?: string } = {}): string => linkTo(savedPath, at)
