import { copyTitle } from '@portal/files/contract'
import { Gallery, sizeWords, Tile } from '@portal/platform/web'
import { lazy, Suspense, useState } from 'react'
import { useNavigate } from 'react-router'
import { type EvidenceDetail, fileProblemLabels, type SlotFile } from '../../contract/detail.ts'
import { type Slot, slotGroupLabels, slotGroups, slotRules, slots, slotTitle } from '../../contract/slots.ts'
import { cardText } from '../parts/card-text.ts'
import { formPath } from '../paths.ts'
import css from './evidence-detail.module.css'

const OpenedDialog = lazy(async () => ({ default: (await import('./opened-dialog.tsx')).OpenedDialog }))

/** The papers of a customer's own record by their groups: pictures, locks for travel documents, and what is still empty. */
export function OwnGallery({ detail }: { detail: EvidenceDetail }) {
  const [opened, setOpened] = useState<{ slot: Slot; id: string }>()
  const navigate = useNavigate()
  const canAdd = detail.can.includes('supplement')
  return (
    <>
      {slotGroups.map((group) => (
        <section key={group} className={css.group}>
          <h2>{slotGroupLabels[group]}</h2>
          <Gallery label={slotGroupLabels[group]}>
            {slots
              .filter((slot) => slotRules[slot].group === group)
              .map((slot) => {
                const file = detail[slot]
                return file ? (
                  <FileTile key={slot} slot={slot} file={file} onOpen={() => setOpened({ slot, id: file.id })} />
                ) : (
                  <Tile
                    key={slot}
                    title={slotTitle(slot)}
                    meta={slotRules[slot].required ? '还没有' : '选填 · 还没有'}
                    add={canAdd ? '补传' : '还没有'}
                    {...(canAdd && { onOpen: () => void navigate(formPath(detail.id)) })}
                  />
                )
              })}
          </Gallery>
        </section>
      ))}
      {opened && (
        <Suspense>
          <OpenedDialog {...opened} onClose={() => setOpened(undefined)} />
        </Suspense>
      )}
    </>
  )
}

function FileTile({ slot, file, onOpen }: { slot: Slot; file: SlotFile; onOpen: () => void }) {
  const { thumbnail, size, masked, problem, copyOf, card, type } = file
  const meta = [copyOf && copyTitle, sizeWords(size), masked && '每次查看都有记录'].filter(Boolean).join(' · ')
  const found = card && cardText(card)
  return (
    <Tile
      title={slotTitle(slot)}
      meta={meta}
      picture={thumbnail}
      lock={masked}
      kind={type.startsWith('image/') ? undefined : 'Word'}
      {...(problem === null && { onOpen })}
    >
      {problem && <p className={css.problem}>{fileProblemLabels[problem]}</p>}
      {found && <p className={css.none}>{found}</p>}
    </Tile>
  )
}
