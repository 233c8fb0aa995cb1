export { CasePlaybook } from './case-playbook.tsx'
