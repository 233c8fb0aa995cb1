import type { DemonstrationStep } from './domain.ts'

/**
 * The demonstration steps of all domains, ordered so that each stands behind the steps in its `after`, whatever the order
 * of the domains.
 */
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
