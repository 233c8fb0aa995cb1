import { LawCard } from '@portal/help/web/law-card'
import { Button, Card, DescriptionList, Notice, SplitLayout, Stack, shanghaiDay } from '@portal/platform/web'
import { lazy, Suspense, useState } from 'react'
import { filingFacts } from '../contract/law.ts'
import { reminderDays } from '../contract/recordal.ts'
import type { Recordal, SheetDetail } from '../contract/sheet.ts'
import { PaperFiles } from './paper-files.tsx'
import { PhaseTag } from './phase-tag.tsx'
import css from './sheet.module.css'
import { SheetSections } from './sheet-sections.tsx'
import { TakeButtons } from './take-buttons.tsx'

const RecordDialog = lazy(async () => ({ default: (await import('./record-dialog.tsx')).RecordDialog }))

/** A recorded right: its number, its term, when to renew it, and the sheet as it was. */
export function RecordedSheet({
  detail,
  recordal,
  onChanged,
}: {
  detail: SheetDetail
  recordal: Recordal
  onChanged: (detail: SheetDetail) => void
}) {
  const [isRecording, setRecording] = useState(false)
  const { facts } = detail
  return (
    <div className="wrap">
      <SplitLayout aside={<LawCard facts={filingFacts} />}>
        <Stack gap={20} className={css.parts}>
          <Card
            title="备案信息"
            actions={
              <Button size="small" icon="edit" onClick={() => setRecording(true)}>
                更正
              </Button>
            }
          >
            <RecordalFacts recordal={recordal} rightEndDate={facts.rightEndDate} />
          </Card>
          <Card title="信息表">
            <TakeButtons id={detail.id} recordName={facts.recordName} before={async () => detail} />
            <SheetSections facts={facts} />
          </Card>
          <Card title="材料">
            <PaperFiles papers={detail.papers} />
          </Card>
        </Stack>
      </SplitLayout>
      {isRecording && (
        <Suspense>
          <RecordDialog
            detail={detail}
            before={async () => detail}
            onClose={() => setRecording(false)}
            onRecorded={onChanged}
          />
        </Suspense>
      )}
    </div>
  )
}

function RecordalFacts({ recordal, rightEndDate }: { recordal: Recordal; rightEndDate: string }) {
  const today = shanghaiDay(Date.now())
  const { recordNum, recordBeginDate, recordEndDate, renewFrom } = recordal
  const coming = reminderDays(recordEndDate).filter((day) => day > today)
  return (
    <>
      <DescriptionList
        items={[
          { term: '备案号', detail: recordNum },
          { term: '状态', detail: <PhaseTag recordal={recordal} /> },
          { term: '有效期', detail: `${recordBeginDate} 至 ${recordEndDate}` },
          { term: '续展期', detail: `${renewFrom} 至 ${recordEndDate}` },
          {
            term: '提醒',
            detail: coming.length > 0 ? `${coming.join('、')} 通知您` : '没有后续提醒',
            wide: true,
          },
        ]}
      />
      {rightEndDate !== '' && rightEndDate < recordEndDate && (
        <Notice tone="warning" title={`权利于 ${rightEndDate} 届满，早于备案`} className={css.warned}>
          权利失效，备案随即失效；请先续展权利。
        </Notice>
      )}
    </>
  )
}
