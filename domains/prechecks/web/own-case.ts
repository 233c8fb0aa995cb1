export { OwnFindings } from './own-findings.tsx'
