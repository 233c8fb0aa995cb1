export { PrecheckCaseCard } from './desk/case-card.tsx'
export { useCaseFindings } from './desk/use-case-findings.ts'
