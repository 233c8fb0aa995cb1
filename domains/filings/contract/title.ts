import { matterTitle } from '@portal/platform/contract'

/** The title of a sheet: its kind and the right that is to be recorded. */
export const titleOf = ({ recordName, createTime }: { recordName: string; createTime: Date | number }): string =>
  matterTitle('自助备案', [recordName], createTime)
