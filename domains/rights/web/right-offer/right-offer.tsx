import { Button, Notice, toast, useAction, useCurrentForm } from '@portal/platform/web'
import { useCallback } from 'react'
import type { RightPickerProps } from '../right-picker/picker-props.ts'

interface RightOfferProps extends Pick<RightPickerProps, 'of' | 'onFilled'> {
  /** The right from which the form was filled, and which says something else now. */
  rightId: string
}

/** 沿用台账中的新内容: what changed in the vault goes into the form around it when the user presses, and never by itself. */
export function RightOffer({ of, rightId, onFilled }: RightOfferProps) {
  const form = useCurrentForm()
  if (!form) throw new Error('the vault fills a form, and there is none around it')
  const take = useAction(
    useCallback(async () => {
      const { takeChanged } = await import('../right-picker/on-press.ts')
      const right = await takeChanged(form, { rightId, of })
      toast('已沿用权利台账中的新内容，请核对', 'success')
      onFilled?.(right)
    }, [form, of, rightId, onFilled]),
  )
  return (
    <Notice
      title="权利台账中的这项权利已修改"
      actions={
        <Button size="small" busy={take.busy} busyText="正在填入…" onClick={() => void take.run()}>
          沿用台账中的新内容
        </Button>
      }
    >
      本表仍是填写时的内容；沿用后，与台账不同的各项以台账为准。
    </Notice>
  )
}
