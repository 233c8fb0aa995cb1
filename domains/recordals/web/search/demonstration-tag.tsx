import { StatusTag } from '@portal/platform/web'

/** Says that the recordals are made up. */
export const DemonstrationTag = () => (
  <StatusTag tone="waiting" icon="info">
    演示数据，均为虚构
  </StatusTag>
)
