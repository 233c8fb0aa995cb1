import type { LoadPage } from '@portal/platform/web'

/** Loads the page of the back office where an invited member of staff accepts. */
export const loadInvitationPage: LoadPage = async () => ({
  Component: (await import('./invitation-page.tsx')).InvitationPage,
})
