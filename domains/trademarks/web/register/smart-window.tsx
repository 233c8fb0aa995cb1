import { addOffered, useNiceClasses } from '@portal/nice/web'
import type { RegisterValues } from './register-form.ts'
import { SmartDialog } from './smart-dialog.tsx'

interface SmartWindowProps {
  values: RegisterValues
  /** Takes the goods with what was added, the edition that they are chosen from, and what was added in words. */
  onGoods: (picked: RegisterValues['work_order_service'], edition: string, said: string) => void
  onClose: () => void
}

/** 智能注册 over the form, whose goods it adds to. */
export function SmartWindow({ values: { trademark_name, work_order_service }, onGoods, onClose }: SmartWindowProps) {
  const { data: { list = [], edition = '' } = {} } = useNiceClasses()
  return (
    <SmartDialog
      name={trademark_name.trim()}
      picked={work_order_service}
      onAdd={(offered) => {
        const { picked, said } = addOffered(work_order_service, offered, list)
        onGoods(picked, edition, said.shown)
      }}
      onClose={onClose}
    />
  )
}
