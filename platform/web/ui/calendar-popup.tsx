import type { RefObject } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { Popover } from 'react-aria-components/Popover'
import { Calendar, type CalendarProps } from './calendar.tsx'
import popupStyles from './popup.module.css'
import fieldStyles from './popup-field.module.css'
import { ZhCn } from './zh-cn.tsx'

export interface CalendarPopupProps extends CalendarProps {
  /** What it opens from. */
  at: RefObject<HTMLElement | null>
  onClose: () => void
}

/** The calendar of a date field. It is loaded when it is opened for the first time. */
export function CalendarPopup({ at, onClose, ...calendar }: CalendarPopupProps) {
  return (
    <ZhCn>
      <Popover
        isOpen
        triggerRef={at}
        onOpenChange={(next) => !next && onClose()}
        placement="bottom start"
        offset={4}
        containerPadding={8}
        className={popupStyles.popup ?? ''}
      >
        <Dialog aria-label="选择日期" className={fieldStyles.dialog ?? ''}>
          <Calendar {...calendar} />
        </Dialog>
      </Popover>
    </ZhCn>
  )
}
