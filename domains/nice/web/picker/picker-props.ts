import type { ControlProps } from '@portal/platform/web'
import type { ReactNode } from 'react'
import type { ChosenClass } from '../../contract/chosen.ts'
import type { Choice } from '../../contract/findings.ts'
import type { Picked } from '../choose/picked.ts'

export interface NicePickerProps extends Pick<ControlProps<Picked>, 'value' | 'onBlur' | 'disabled'> {
  /** The edition under which `value` was chosen; empty where nothing was chosen yet. A draft keeps it beside the classes. */
  edition: string
  /**
   * Called with the chosen classes and the edition in force, under which they are chosen now. Classes of another edition are
   * carried over by themselves, and handed over in the same way.
   */
  onChange: (picked: Picked, edition: string) => void
  /** `sbzc` registers in China, `gjsbzc` abroad on a basic mark; the findings differ. */
  kind?: Choice['kind'] | undefined
  /** The goods of the basic mark of an international application: what stands in none of them is told. */
  basic?: readonly ChosenClass[] | undefined
  /** The remarks about a class, for those whose `isAsistantremarks` is 1. */
  remarksOf?: ((classId: number) => ReactNode) | undefined
  /** What is chosen costs so much, in words. */
  price?: ReactNode
  /** What 下一步 does in the bar at the foot of a phone; without it there is no bar. */
  onNext?: (() => void) | undefined
}
