import { Button, Card, Stack } from '@portal/platform/web'
import { type ReactNode, Suspense, useState } from 'react'
import { isTravelDocument, type Slot, type SlotGroup, slotGroupLabels, slotRules, slots } from '../../contract/slots.ts'
import { cardPath, cardTitle } from '../paths.ts'
import css from './consent.module.css'
import type { EvidenceForm, Saved } from './evidence-values.ts'
import { SlotField } from './slot-field.tsx'
import { TravelConsentDialog, useTravelConsent } from './use-consent.ts'

type GroupProps = {
  group: SlotGroup
  number: number
  form: EvidenceForm
  saved: Saved
  onUploading: (slot: Slot, busy: boolean) => void
}

const slotsOf = (group: SlotGroup): Slot[] => slots.filter((slot) => slotRules[slot].group === group)

/** The hint on the time card. Its link opens another tab, so that the form keeps what was filled in. */
const cardHint = (
  <p className={css.tip}>
    拍照时把
    <a href={`/#${cardPath}`} target="_blank" rel="noreferrer">
      {cardTitle}
    </a>
    拍进画面，照片就不会早于卡上的时间。
  </p>
)

/** The slots of one group. */
export function SlotGroupCard(props: GroupProps) {
  if (props.group === 'travel') return <TravelCard {...props} />
  if (props.group === 'photos') return <GroupCard {...props} above={cardHint} />
  return <GroupCard {...props} />
}

function GroupCard({
  group,
  number,
  form,
  saved,
  onUploading,
  above,
  gate,
}: GroupProps & { above?: ReactNode; gate?: ReactNode }) {
  return (
    <Card title={slotGroupLabels[group]} number={number}>
      {above}
      <Stack gap={14}>
        {slotsOf(group).map((slot) => (
          <SlotField
            key={slot}
            form={form}
            recordId={saved?.id ?? 'new'}
            slot={slot}
            saved={saved?.[slot] ?? null}
            gate={isTravelDocument(slot) ? gate : undefined}
            onUploading={onUploading}
          />
        ))}
      </Stack>
    </Card>
  )
}

/** The slots for passport, visa and entry pages. A separate consent is asked for before the first upload (PIPL article 29). */
function TravelCard(props: GroupProps) {
  const { consent, isFailed, retry } = useTravelConsent()
  const [isReading, setReading] = useState(false)
  const read = () => setReading(true)
  const gate = (
    <div className={css.gate}>
      <span>{isFailed ? '暂时无法读取您的同意记录。' : '属于敏感个人信息，上传前请先阅读处理说明，并单独同意。'}</span>
      <Button size="small" disabled={consent === undefined && !isFailed} onClick={isFailed ? retry : read}>
        {isFailed ? '重试' : '阅读并同意'}
      </Button>
    </div>
  )
  return (
    <>
      <GroupCard
        {...props}
        above={
          <p className={css.state}>
            护照、签证、出入境页默认遮盖，每次查看都会记录。
            {consent && (
              <Button variant="text" onClick={read}>
                查看或撤回同意
              </Button>
            )}
          </p>
        }
        gate={consent ? undefined : gate}
      />
      {isReading && consent !== undefined && (
        <Suspense>
          <TravelConsentDialog consent={consent} onClose={() => setReading(false)} />
        </Suspense>
      )}
    </>
  )
}
