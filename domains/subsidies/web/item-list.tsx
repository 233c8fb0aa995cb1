import { type Slot, slotTitle } from '@portal/evidence/contract'
import { TravelConsentDialog, useTravelConsent } from '@portal/evidence/web'
import { Button, Checkbox, Quiet, StatusTag } from '@portal/platform/web'
import { lazy, Suspense, useState } from 'react'
import type { PackItem, SubsidyPack } from '../contract/pack.ts'
import { needLabels } from '../contract/templates.ts'
import { OwnPapers } from './own-papers.tsx'
import css from './pack.module.css'
import { standingTexts, stateOf } from './pack-words.ts'

// The dialog is loaded when somebody adds a paper.
const AddPaperDialog = lazy(async () => ({ default: (await import('./add-paper-dialog.tsx')).AddPaperDialog }))

type Choosing = { travel: readonly Slot[]; onToggle: (slot: Slot) => void }

/** The items of a list: which papers each has, which go into the PDF, and what is to be added. */
export function ItemList({ pack, ...choosing }: { pack: SubsidyPack } & Choosing) {
  const { consent } = useTravelConsent()
  const [adding, setAdding] = useState<PackItem>()
  const [isAsking, setAsking] = useState(false)
  const begin = (item: PackItem) => (item.personal && !consent ? setAsking(true) : setAdding(item))
  const choose = (slot: Slot) => (consent ? choosing.onToggle(slot) : setAsking(true))
  return (
    <>
      <ol className={css.list}>
        {pack.items.map((item, index) => (
          <li key={item.key} aria-label={item.title}>
            <ItemHead item={item} number={index + 1} />
            <div className={css.body}>
              {item.where !== '' && <p className={css.text}>取得方式：{item.where}</p>}
              {item.note !== '' && <Quiet>{item.note}</Quiet>}
              <Slots item={item} travel={choosing.travel} onToggle={choose} />
              <OwnPapers papers={item.papers} />
              <p>
                <Button
                  variant="text"
                  icon="plus"
                  disabled={pack.room === 0 || consent === undefined}
                  aria-label={`添加材料 ${item.title}`}
                  onClick={() => begin(item)}
                >
                  添加材料
                </Button>
              </p>
            </div>
          </li>
        ))}
      </ol>
      <Suspense>
        {adding && <AddPaperDialog pack={pack} item={adding} onClose={() => setAdding(undefined)} />}
        {isAsking && <TravelConsentDialog consent={null} onClose={() => setAsking(false)} />}
      </Suspense>
    </>
  )
}

function ItemHead({ item, number }: { item: PackItem; number: number }) {
  const { tone, text } = stateOf(item)
  return (
    <p className={css.head}>
      <span className={css.number}>{number}</span>
      <b>{item.title}</b>
      <small>{needLabels[item.need]}</small>
      <StatusTag tone={tone}>{text}</StatusTag>
    </p>
  )
}

function Slots({ item: { slots }, travel, onToggle }: { item: PackItem } & Choosing) {
  if (slots.length === 0) return null
  const hasTravel = slots.some(({ standing }) => standing === 'travel')
  return (
    <>
      <ul className={css.slots}>
        {slots.map(({ slot, standing, fileName }) => (
          <li key={slot}>
            {standing === 'travel' ? (
              <Checkbox
                value={travel.includes(slot)}
                onChange={() => onToggle(slot)}
                label={
                  <>
                    放入{slotTitle(slot)}
                    <small>{fileName}</small>
                  </>
                }
              />
            ) : (
              <>
                {slotTitle(slot)}
                <small>{fileName ?? standingTexts[standing]}</small>
                {standing === 'broken' && <small className={css.problem}>{standingTexts.broken}</small>}
              </>
            )}
          </li>
        ))}
      </ul>
      {hasTravel && (
        <Quiet>
          用途：由您自己向主管部门申报补贴时证明人员参展。不勾选就不放入；只对这一次下载有效，每次放入都记入存证的查看记录。
        </Quiet>
      )}
    </>
  )
}
