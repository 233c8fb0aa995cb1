import { type Answers, editor, setStage } from '@portal/accounts/testing/page'
import { setServices } from '@portal/platform/web'
import type { ReactElement } from 'react'
import { newsPermissions } from '../contract/permissions.ts'

export { refusal } from '@portal/accounts/testing/page'

type Stage = { path: string; at: string; answers: Answers }

/** Shows a page of the back office at `at`, with an editor signed in and the server's answers by `METHOD /path`. */
export const stagePage = (page: ReactElement, { path, at, answers }: Stage) => {
  setServices([
    {
      to: '/home/customsSeizure',
      title: '海关查扣应对',
      description: '',
      icon: 'ship',
      scene: 'ship',
      stage: '应对查扣投诉',
      sort: 1,
    },
    {
      to: '/home/exhibition',
      title: '海关在线备案',
      description: '',
      icon: 'shield',
      scene: 'shield',
      stage: '规避贸易风险',
      sort: 2,
    },
  ])
  return setStage({ pages: { [path]: page }, at, as: editor, holds: [...newsPermissions, 'pictures'], answers })
}
