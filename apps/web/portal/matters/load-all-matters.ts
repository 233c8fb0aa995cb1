import type { LoadPage } from '@portal/platform/web'

/** The list of all matters, which the page of one kind does not need. */
export const loadAllMatters: LoadPage = async () => ({ Component: (await import('./all-matters.tsx')).AllMatters })
