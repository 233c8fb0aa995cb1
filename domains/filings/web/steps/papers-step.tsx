import { ruleOf } from '@portal/files/contract'
import { FileUpload } from '@portal/files/web'
import { DateField, FormField, FormGrid, limitText, Notice } from '@portal/platform/web'
import type { Finding } from '../../contract/finding.ts'
import { factLabels } from '../../contract/labels.ts'
import { sheetLimits } from '../../contract/limits.ts'
import { isNeeded, shownPapers } from '../../contract/paper-findings.ts'
import { datedPapers, type PaperKind, paperHints, paperLabels } from '../../contract/papers.ts'
import { agentLabels } from '../../contract/rights.ts'
import { FindingList } from '../finding-list.tsx'
import css from '../sheet.module.css'
import type { SheetForm } from '../sheet-form.ts'
import { CodedChoice } from './coded-choice.tsx'

const purpose = 'filing-paper'
const help = `PDF、JPG 或 PNG，最多 ${sheetLimits.filesOfKind} 个文件，每个 ${limitText(ruleOf(purpose).bytes)} 以内`

type PapersProps = {
  /** The sheet to which a phone's upload belongs, even while another sheet is open in another tab. */
  sheetId: string
  form: SheetForm
  findings: readonly Finding[]
}

/** The papers that belong to the facts of the sheet, each with its findings. */
export function PapersStep({ sheetId, form, findings }: PapersProps) {
  const facts = form.rhf.watch()
  return (
    <>
      <Notice>
        机器检查文件能否打开、是否空白、是否重复、有没有过期；内容对不对，只有人能核对。这里列的是常见材料，海关要求哪些，以海关总署的备案系统为准。
      </Notice>
      <div className={css.choice}>
        <FormGrid>
          <CodedChoice form={form} name="byAgent" label={factLabels.byAgent} words={agentLabels} />
        </FormGrid>
      </div>
      <div className={css.entries}>
        {shownPapers(facts).map((kind) => (
          <PaperPart
            key={kind}
            kind={kind}
            sheetId={sheetId}
            form={form}
            required={isNeeded(facts, kind)}
            findings={findings.filter(({ field }) => field === `papers.${kind}.files`)}
          />
        ))}
      </div>
    </>
  )
}

function PaperPart({ kind, sheetId, form, required, findings }: PapersProps & { kind: PaperKind; required: boolean }) {
  const hasFiles = form.rhf.watch(`papers.${kind}.files`).length > 0
  return (
    <div className={css.paper}>
      <FormGrid>
        <FormField
          form={form}
          name={`papers.${kind}.files`}
          label={paperLabels[kind]}
          hint={paperHints[kind]}
          group
          wide
          {...(required ? { required } : { note: '选填' })}
        >
          {(control) => (
            <FileUpload
              {...control}
              onChange={(files) => control.onChange([...files])}
              purpose={purpose}
              phone={{ title: `自助备案 · ${paperLabels[kind]}`, slot: `filing-${sheetId}.${kind}` }}
              max={sheetLimits.filesOfKind}
              help={help}
            />
          )}
        </FormField>
        {hasFiles && datedPapers.includes(kind) && (
          <FormField
            form={form}
            name={`papers.${kind}.validUntil`}
            label={`${paperLabels[kind]}的有效期至`}
            note="长期有效的不填"
          >
            {(control) => <DateField {...control} />}
          </FormField>
        )}
      </FormGrid>
      {hasFiles && <FindingList findings={findings} label={`${paperLabels[kind]}的检查结果`} />}
    </div>
  )
}
