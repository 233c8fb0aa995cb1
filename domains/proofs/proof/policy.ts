import type { WitnessPolicy } from './cosignature.ts'
import { type VerifierKey, vkeyText } from './signed-note.ts'

/** The logs and witnesses to trust, as a c2sp.org/tlog-policy text that other tools read. */
export const policyText = (logs: readonly VerifierKey[], { quorum, witnesses }: WitnessPolicy): string => {
  const names = witnesses.map((_, at) => `w${at + 1}`)
  return [
    ...logs.map((log) => `log ${vkeyText(log)}`),
    ...witnesses.map((witness, at) => `witness ${names[at]} ${vkeyText(witness)}`),
    ...(quorum > 0 ? [`group witnesses ${quorum} ${names.join(' ')}`] : []),
    `quorum ${quorum > 0 ? 'witnesses' : 'none'}`,
    '',
  ].join('\n')
}
