import { type CohortVersion, cohortPhaseLabels, cohortPhases } from '../../contract/cohort/cohort.ts'

/** How far a rebuild is. */
export const phaseWords = ({ phase }: Pick<CohortVersion, 'phase'>): string =>
  phase === null
    ? '等待开始'
    : `第 ${cohortPhases.indexOf(phase) + 1} 步，共 ${cohortPhases.length} 步：${cohortPhaseLabels[phase]}`

/** How often a page asks again, in ms, while a version is being built. */
export const lookAgainMs = 1_500
