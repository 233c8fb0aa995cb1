import { ActDialog, call, FieldChanges, momentWords, Quiet, Stack } from '@portal/platform/web'
import { precheckRulesApi } from '../../contract/rule-endpoints.ts'
import type { RuleRow } from '../../contract/rule-switch.ts'
import type { RuleVersionRow } from '../../contract/rule-version.ts'
import { AskedWhere } from './asked-where.tsx'
import { changesOf } from './rule-words.ts'

const reads = [precheckRulesApi.rules]

interface CheckDialogProps {
  rule: RuleRow
  version: RuleVersionRow
  onClose: () => void
}

/** The check of a version that somebody else wrote: what it says otherwise than the one by which the rule is asked today. */
export function CheckDialog({ rule, version, onClose }: CheckDialogProps) {
  const { id, text, versions } = rule
  const before = versions.find(({ inForce }) => inForce) ?? versions.at(-1) ?? version
  const params = { id, version: version.version }
  return (
    <ActDialog
      title={`复核：${text} 第 ${version.version} 版`}
      confirmText="复核无误"
      busyText="正在复核…"
      said="已复核，自生效日起按它提示"
      act={() => call(precheckRulesApi.checkVersion, { params })}
      reads={reads}
      onClose={onClose}
    >
      <Stack gap={16}>
        <p>请逐项对照依据。复核后不能撤回，只能再写新版本。</p>
        <AskedWhere rule={rule} version={version} />
        <FieldChanges fields={changesOf(before, version)} />
        <Quiet as="p">
          {version.author} {version.savedAt !== null && momentWords(version.savedAt)} 编写，原因：{version.reason}
        </Quiet>
      </Stack>
    </ActDialog>
  )
}
