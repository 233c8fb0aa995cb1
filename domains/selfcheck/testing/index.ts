export { createSelfCheckApp, type SelfCheckApp, scoreOfCheck } from './self-check-app.ts'
