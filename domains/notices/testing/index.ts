export type { MailBox } from './mail-box.ts'
export { openMailBox } from './mail-box.ts'
