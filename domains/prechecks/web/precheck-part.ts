import { partOf } from '@portal/platform/web'
import type { PrecheckProps } from './precheck-props.ts'

/** The list of what the form around it and its papers still lack. It comes after the form, which does not wait for it. */
export const PrecheckPart = partOf<PrecheckProps>(async () => ({
  Component: (await import('./precheck-panel.tsx')).PrecheckPanel,
}))
