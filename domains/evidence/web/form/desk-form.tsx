import { DraftNote, ServerDraftNotice } from '@portal/drafts/web'
import { evidenceLaw, personalInformationLaw } from '@portal/help/contract'
import { LawCard } from '@portal/help/web/law-card'
import { Card, Form, Notice, PageHead, Stack, Steps, SubmitBar, useHoldForm } from '@portal/platform/web'
import type { ReactNode } from 'react'
import {
  isTravelDocument,
  type SlotGroup,
  slotGroupLabels,
  slotGroups,
  slotRules,
  slots,
} from '../../contract/slots.ts'
import { crumbsTo } from '../paths.ts'
import { evidenceSteps } from '../services.ts'
import { handlingAdvice } from '../slots/slot-advice.ts'
import { BasicCard, FixedBasics } from './basic-card.tsx'
import { CardHint } from './card-hint.tsx'
import { missingSlots } from './evidence-values.ts'
import css from './form.module.css'
import type { FormParts } from './form-parts.ts'
import { sealWords } from './seal-words.ts'
import { SlotChecklist } from './slot-checklist.tsx'
import { SlotRow } from './slot-row.tsx'

const facts = [evidenceLaw.electronic, personalInformationLaw.sensitive, personalInformationLaw.consent]

/** The form on a wide screen: one page, with the list of papers beside it, which stays in view. */
export function DeskForm({ title, form, values, saved, draft, uploads, travel, step }: FormParts) {
  const isSealed = saved?.state === 1
  useHoldForm(uploads.isBusy, form)
  const missing = missingSlots(values, saved).length
  const above: Partial<Record<SlotGroup, ReactNode>> = { travel: travel.note, photos: <CardHint /> }
  return (
    <>
      <PageHead title={title} lead={handlingAdvice} crumbs={crumbsTo(title)}>
        <Steps steps={evidenceSteps} current={step} label="存证步骤" />
      </PageHead>
      <div className="wrap">
        <div className={css.page}>
          <div className={css.main}>
            <ServerDraftNotice draft={draft} />
            <Form form={form} label={title}>
              <Stack gap={20}>
                {isSealed ? <FixedBasics saved={saved} /> : <BasicCard form={form} />}
                {slotGroups.map((group, index) => (
                  <Card key={group} title={slotGroupLabels[group]} number={index + 2}>
                    {above[group]}
                    {slots
                      .filter((slot) => slotRules[slot].group === group)
                      .map((slot) => (
                        <SlotRow
                          key={slot}
                          form={form}
                          slot={slot}
                          uploads={uploads}
                          saved={saved?.[slot] ?? null}
                          gate={isTravelDocument(slot) ? travel.gate : undefined}
                          recordId={saved?.id ?? 'new'}
                        />
                      ))}
                  </Card>
                ))}
                <Notice>{noticeOf(missing, isSealed)}</Notice>
              </Stack>
              <SubmitBar submit={sealWords(values, saved).button} note={<DraftNote draft={draft} />} />
            </Form>
          </div>
          <aside>
            <div className={css.beside}>
              <SlotChecklist form={form} values={values} saved={saved} />
              <LawCard facts={facts} />
            </div>
          </aside>
        </div>
      </div>
    </>
  )
}

const noticeOf = (missing: number, isSealed: boolean): string => {
  if (isSealed) return '已封存的材料不能更换；这里只能补充还空着的项目，补充会另作一份证明，原来的证明不变。'
  if (missing > 0)
    return `还差 ${missing} 份必备材料。不急着封存：填过、传过的都存在您的账号里，随时接着补；封存过的文件不能更换。`
  return '必备材料已齐。提交后封存，已有的文件不能更换；两项选填的以后还可以补充。'
}
