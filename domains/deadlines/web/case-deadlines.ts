export { CaseDeadlines } from './own/case-deadlines.tsx'
