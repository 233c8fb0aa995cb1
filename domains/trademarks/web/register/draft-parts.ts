import type { DraftNote as Note, ServerDraftNotice as Offer } from '@portal/drafts/web'
import { partOf } from '@portal/platform/web'
import type { ComponentProps } from 'react'

// A form that is saved draws these only once the account has answered.

export const ServerDraftNotice = partOf<ComponentProps<typeof Offer>>(async () => ({
  Component: (await import('./loaded-draft.ts')).ServerDraftNotice,
}))

export const DraftNote = partOf<ComponentProps<typeof Note>>(async () => ({
  Component: (await import('./loaded-draft.ts')).DraftNote,
}))
