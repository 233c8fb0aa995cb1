import type { RightFacts } from './right.ts'
import { foldRightNumber } from './right-number.ts'
import type { VerificationState } from './right-words.ts'

/** What happens that bears on the comparison of a right with its certificate. */
type Happening = 'ask' | 'verify' | 'refuse' | 'changeFacts' | 'loseCertificate'

/** The states of a comparison; what a state does not name leaves it as it is, or is not open in it (`mayBecome`). */
const next: Readonly<Record<VerificationState, Partial<Record<Happening, VerificationState>>>> = {
  none: { ask: 'asked' },
  asked: { verify: 'verified', refuse: 'refused', loseCertificate: 'none' },
  verified: { changeFacts: 'changed', loseCertificate: 'changed' },
  refused: { ask: 'asked' },
  changed: { ask: 'asked' },
}

/** The state after an act, or null where the state does not allow the act. */
export const mayBecome = (state: VerificationState, act: 'ask' | 'verify' | 'refuse'): VerificationState | null =>
  next[state][act] ?? null

/** The state after something that no state forbids. */
export const stateAfter = (state: VerificationState, happening: 'changeFacts' | 'loseCertificate'): VerificationState =>
  next[state][happening] ?? state

/** The facts that staff compare with the certificate. */
const comparedFacts = [
  'registerType',
  'recordName',
  'registerNum',
  'obligeeName',
  'country',
  'applicationDate',
  'rightBeginDate',
  'rightEndDate',
] as const satisfies readonly (keyof RightFacts)[]

const comparable = (facts: RightFacts, fact: (typeof comparedFacts)[number]) =>
  fact === 'registerNum' ? foldRightNumber(facts.registerNum) : facts[fact]

/** Whether a fact that staff compare with the certificate differs; how its number is set out makes no difference. */
export const differsFromCertificate = (before: RightFacts, after: RightFacts): boolean =>
  comparedFacts.some((fact) => comparable(before, fact) !== comparable(after, fact))

/** What the tag of a right says. It tells what was compared, and claims nothing about the right itself. */
export const verificationLabels = {
  none: '未核对',
  asked: '核对中',
  verified: '已核对（证书与所填一致）',
  refused: '核对未通过',
  changed: '核对后已修改',
} satisfies Record<VerificationState, string>
