export type { DraftsApp } from './drafts-app.ts'
export { createDraftsApp, iPhoneSafari, windowsChrome } from './drafts-app.ts'
