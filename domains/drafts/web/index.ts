export { DraftNote } from './draft-note.tsx'
export { draftsWeb } from './drafts-web.ts'
export { ServerDraftNotice } from './server-draft-notice.tsx'
export { type ServerDraft, useServerDraft } from './use-server-draft.ts'
