import { matterTitle } from '@portal/platform/contract'

/** The title of a record: its kind and the name of the fair. */
export const titleOf = ({
  exhibitionName,
  createTime,
}: {
  exhibitionName: string
  createTime: Date | number
}): string => matterTitle('展会存证', [exhibitionName], createTime)
