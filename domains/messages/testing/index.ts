export { createMessagesApp, type MessagesApp, solvedProof } from './messages-app.ts'
