import { Button, Buttons, Notice, Stack } from '@portal/platform/web'
import { type Finding, type FindingLevel, levelLabels } from '../../contract/finding.ts'
import { isComplete, personChecks } from '../../contract/findings.ts'
import { ExpertButton } from '../expert-button.tsx'
import { FindingList } from '../finding-list.tsx'
import css from '../sheet.module.css'
import type { SheetValues } from '../sheet-form.ts'
import { SheetSections } from '../sheet-sections.tsx'
import { TakeButtons } from '../take-buttons.tsx'
import type { SheetSaving } from '../use-sheet-saving.ts'

const levels: readonly FindingLevel[] = ['missing', 'wrong', 'look']

/** The last step of a sheet: a last look, its files, and what to do afterwards. */
export function TakeStep({
  values,
  findings,
  saving,
  onRecord,
  onOpen,
}: {
  values: SheetValues
  findings: readonly Finding[]
  saving: SheetSaving
  onRecord: () => void
  onOpen: (finding: Finding) => void
}) {
  const { saved, isUnsaved, save } = saving
  const saveFirst = async () => (isUnsaved ? save() : saved)
  return (
    <Stack gap={20} className={css.parts}>
      {isComplete(findings) ? (
        <Notice tone="success" title="各项都填好了，材料也齐了">
          带上信息表和材料，到海关总署的备案系统中填写、提交。
        </Notice>
      ) : (
        <Notice tone="warning" title="还没有填好">
          可以先取走看看，没有填的地方会标出来。
        </Notice>
      )}
      {levels.map((level) => {
        const some = findings.filter((finding) => finding.level === level)
        return (
          some.length > 0 && (
            <section key={level} aria-label={levelLabels[level]}>
              <h3>
                {levelLabels[level]}（{some.length}）
              </h3>
              <FindingList findings={some} label={levelLabels[level]} onOpen={onOpen} />
            </section>
          )
        )
      })}
      <section aria-label="只有人能核对的事项">
        <h3>只有人能核对的事项</h3>
        <ul className={css.checks}>
          {personChecks.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </section>
      <section aria-label="取走信息表">
        <h3>取走信息表</h3>
        <TakeButtons id={saved.id} recordName={values.recordName} before={saveFirst} />
      </section>
      <section aria-label="之后">
        <h3>之后</h3>
        <p className={css.text}>
          海关总署核准备案后，回来登记备案号和有效期，届满前会提醒您续展。不想自己办，也可以带着这份内容请专家代办。
        </p>
        <Buttons className={css.buttons}>
          <Button icon="shield" onClick={onRecord}>
            我已备案
          </Button>
          <ExpertButton facts={values} before={saveFirst} />
        </Buttons>
      </section>
      <details className={css.all}>
        <summary>看一遍填写的内容</summary>
        <SheetSections facts={values} />
      </details>
    </Stack>
  )
}
