import { JoinedCombo } from '@portal/platform/web'
import type { ManyChoicesProps } from './many-choices-props.ts'

/** Several of many in one text, as the kit has them. */
export function Choices(props: ManyChoicesProps) {
  return <JoinedCombo {...props} />
}
