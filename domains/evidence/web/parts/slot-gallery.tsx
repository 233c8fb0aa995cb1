import { copyTitle } from '@portal/files/contract'
import { Gallery, Quiet, sizeWords, Tile, type TileProps } from '@portal/platform/web'
import type { ReactNode } from 'react'
import { fileProblemLabels, type SlotFile } from '../../contract/detail.ts'
import { type Slot, slotGroupLabels, slotGroups, slotRules, slots, slotTitle } from '../../contract/slots.ts'
import { cardText } from './card-text.ts'
import css from './evidence-detail.module.css'

type Files = Readonly<Record<Slot, SlotFile | null>>

interface SlotGalleryProps {
  files: Files
  /** Draws the tile of a paper that is there. */
  tile: (slot: Slot, file: SlotFile) => ReactNode
  /** Adds a paper that is not there yet, where that is still possible. */
  onAdd?: (() => void) | undefined
}

/** The papers of a record by their groups: those that are there, and what is still empty. */
export function SlotGallery({ files, tile, onAdd }: SlotGalleryProps) {
  return slotGroups.map((group) => (
    <section key={group} className={css.block}>
      <h2>{slotGroupLabels[group]}</h2>
      <Gallery label={slotGroupLabels[group]}>
        {slots
          .filter((slot) => slotRules[slot].group === group)
          .map((slot) => {
            const file = files[slot]
            return file ? (
              tile(slot, file)
            ) : (
              <Tile
                key={slot}
                title={slotTitle(slot)}
                meta={slotRules[slot].required ? '还没有' : '选填 · 还没有'}
                add={onAdd ? '补传' : '还没有'}
                onOpen={onAdd}
              />
            )
          })}
      </Gallery>
    </section>
  ))
}

interface FileTileProps extends Pick<TileProps, 'large' | 'onOpen' | 'children'> {
  slot: Slot
  file: SlotFile
}

/** A paper that is there: its picture, or the lock of a travel document, and what is known of it. */
export function FileTile({ slot, file, children, ...opening }: FileTileProps) {
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
      {...(problem === null && opening)}
    >
      {problem && <p className={css.problem}>{fileProblemLabels[problem]}</p>}
      {found && <Quiet>{found}</Quiet>}
      {children}
    </Tile>
  )
}
