export { DraftNote, ServerDraftNotice } from '@portal/drafts/web'
