export { showFindings } from './panel-place.ts'
export { PrecheckPart } from './precheck-part.ts'
export type { SendingGate } from './precheck-props.ts'
