import { ConfirmDialog, Dialog } from '@portal/platform/web'
import { useState } from 'react'
import type { NiceClass, OfferedClass } from '../../contract/item.ts'
import { findPicked, type Picked } from '../choose/picked.ts'
import type { Asking } from './asking.ts'
import { ClassTiles } from './class-tiles.tsx'
import { RecommendDialog } from './recommend-dialog.tsx'

export interface PickerDialogsProps {
  asking: Asking
  classes: readonly NiceClass[]
  edition: string
  picked: Picked
  /** How many tiles stand in a row of the page. */
  columns: number
  onAdd: (one: NiceClass) => void
  onChange: (from: number, to: NiceClass) => void
  onRemove: (classId: number) => void
  onOffered: (offered: readonly OfferedClass[]) => void
  onClose: () => void
}

const mostColumns = 5

/** The windows of the picker. They are loaded after the page, which shows none of them at first. */
export function PickerDialogs({ asking, onClose, ...props }: PickerDialogsProps) {
  const { classes, edition, picked, columns, onAdd, onRemove, onOffered } = props
  switch (asking.what) {
    case 'class':
      return (
        <Dialog open full size="large" title="选择类别" onClose={onClose}>
          <ClassTiles
            label="类别"
            classes={classes}
            columns={Math.min(columns, mostColumns)}
            picked={new Set(picked.map(({ class_id }) => class_id))}
            onPick={onAdd}
          />
        </Dialog>
      )
    case 'change':
      return <ChangeDialog classId={asking.classId} onClose={onClose} {...props} />
    case 'remove':
      return (
        <ConfirmDialog
          open
          danger
          title={`确定删除第 ${asking.classId} 类及其已选小项吗？`}
          onCancel={onClose}
          onConfirm={() => onRemove(asking.classId)}
        />
      )
    case 'industry':
      return <RecommendDialog edition={edition} classes={classes} onAdd={onOffered} onClose={onClose} />
  }
}

/** Asks which class takes the place of a chosen one and, where items would be lost, whether that is meant. */
function ChangeDialog({
  classId,
  classes,
  picked,
  columns,
  onChange,
  onClose,
}: Omit<PickerDialogsProps, 'asking'> & { classId: number }) {
  const [wanted, want] = useState<NiceClass>()
  const hasItems = (findPicked(picked, classId)?.service_nice_min.length ?? 0) > 0
  if (wanted && hasItems)
    return (
      <ConfirmDialog
        open
        title="更换类别将清空已选的小项，确定更换吗？"
        onCancel={onClose}
        onConfirm={() => onChange(classId, wanted)}
      >
        {`第 ${classId} 类更换为第 ${wanted.class_id} 类 ${wanted.class_name}。`}
      </ConfirmDialog>
    )
  return (
    <Dialog open full size="large" title={`更换第 ${classId} 类`} onClose={onClose}>
      <ClassTiles
        label="更换为"
        classes={classes}
        columns={Math.min(columns, mostColumns)}
        picked={new Set(picked.map(({ class_id }) => class_id))}
        onPick={(one) => (hasItems ? want(one) : onChange(classId, one))}
      />
    </Dialog>
  )
}
