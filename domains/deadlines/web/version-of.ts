import type { RuleView } from '../contract/rules.ts'
import { chooseVersion } from '../proof/choose-version.ts'
import type { RuleSource, RuleVersion } from '../proof/rule.ts'

const untold: RuleSource = { title: '', article: '', url: null, checkedOn: null, tag: 'K' }
/** Stands for a period that is not told: the version is then chosen by the trigger's day, and nothing is counted. */
const noPeriod: RuleVersion['period'] = { amount: 0, unit: 'day', direction: 'after' }

/** A version as the page counts with it; `isTold` is false where its period is not told to this reader. */
export type ShownVersion = { version: RuleVersion; checked: boolean; isTold: boolean }

const shownOf = (view: RuleView): ShownVersion => ({
  version: { ...view, period: view.period ?? noPeriod, source: view.source ?? untold },
  checked: view.checked,
  isTold: view.period !== null,
})

/** The versions of one rule, the latest last. */
export const versionsOf = (views: readonly RuleView[], code: string): ShownVersion[] =>
  views.filter((view) => view.code === code).map(shownOf)

/** The version that counts for a trigger; undefined where none was in force. */
export const versionFor = (versions: readonly ShownVersion[], trigger: string): ShownVersion | undefined => {
  const chosen = chooseVersion(
    versions.map(({ version }) => version),
    trigger,
  )
  return versions.find(({ version }) => version === chosen)
}

/** The rules that a reader can choose: those of which at least one version is told to him. */
export const offeredRules = (views: readonly RuleView[]): { code: string; name: string }[] => {
  const told = views.filter(({ period }) => period !== null)
  return [...new Map(told.map(({ code, name }) => [code, { code, name }])).values()]
}
