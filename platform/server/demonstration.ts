import type { DemonstrationStep } from './domain.ts'

/** The steps of all domains, each behind those that it needs, whatever the order of the domains. */
export const demonstrationSteps = (
  domains: readonly { demonstrate?: readonly DemonstrationStep[] }[],
): DemonstrationStep[] => {
  const ordered = new Set<DemonstrationStep>()
  const place = (step: DemonstrationStep) => {
    step.after?.forEach(place)
    ordered.add(step)
  }
  for (const { demonstrate = [] } of domains) demonstrate.forEach(place)
  return [...ordered]
}
