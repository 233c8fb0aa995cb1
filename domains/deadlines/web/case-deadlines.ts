export { DeskCaseDeadlines } from './desk/desk-case-deadlines.tsx'
export { CaseDeadlines } from './own/case-deadlines.tsx'
