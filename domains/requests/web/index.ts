import type { HelpEntry, LoadPage, WebDomain } from '@portal/platform/web'
import { createElement } from 'react'
import { businessTypeLabels, businessTypes } from '../contract/business-types.ts'
import { caseScenes } from './case-scenes.ts'
import { webKinds } from './kinds.ts'

const requestList: LoadPage = async () => {
  const { RequestListPage } = await import('./progress/request-list-page.tsx')
  return { Component: () => createElement(RequestListPage, { pathOf: (businessType) => webKinds[businessType].path }) }
}
const requestDetail: LoadPage = async () => ({
  Component: (await import('./progress/request-detail-page.tsx')).RequestDetailPage,
})

const progressHelp: HelpEntry = {
  key: 'speedOfProgress',
  title: '我的事项',
  about: '/home/speedOfProgress',
  icon: 'timeline',
  sort: 40,
  text: '状态是什么意思，材料怎么补，结果在哪里看',
  load: async () => (await import('./help/guidance-topics.ts')).progressTopic,
}

const kinds = businessTypes.map((active) => ({
  active,
  title: businessTypeLabels[active],
  scene: caseScenes[active],
  ...webKinds[active],
}))

/** Requests in the portal: what each record of `webKinds` says, and the page on which one chooses how to record a right. */
export const requestsWeb: WebDomain = {
  name: 'requests',
  services: kinds.flatMap(({ path, title, icon, scene, service }) =>
    service ? { to: path, title, icon, scene, ...service } : [],
  ),
  help: [
    ...kinds.flatMap(({ path, title, icon, help }) =>
      help ? { key: path.slice('/home/'.length), about: path, title, icon, ...help } : [],
    ),
    progressHelp,
  ],
  portal: [
    {
      path: 'exhibition',
      title: businessTypeLabels[1],
      sort: 10,
      load: async () => ({ Component: (await import('./kinds/filing-choice-page.tsx')).FilingChoicePage }),
    },
    ...kinds.map(({ page }) => ({ ...page, needsSession: true as const })),
  ],
  progress: kinds.map(({ active, title, tab, service, icon, scene }) => ({
    active,
    label: title,
    short: service?.short ?? title,
    icon,
    scene,
    sort: tab,
    load: requestList,
    detail: { query: 'businessSn', headed: true, load: requestDetail },
  })),
}
