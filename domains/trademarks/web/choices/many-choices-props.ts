import type { ComboItem, ControlProps } from '@portal/platform/web'

export interface ManyChoicesProps extends ControlProps<string> {
  items: readonly ComboItem[]
  placeholder: string
  emptyText: string
}
