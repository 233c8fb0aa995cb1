export { giveNotice } from './give-notice.ts'
export type { MailBox } from './mail-box.ts'
export { openMailBox } from './mail-box.ts'
