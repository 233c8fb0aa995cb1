import type { WebDomain } from '@portal/platform/web'
import { createElement } from 'react'
import { firstHourEntries } from './first-hour/entries.ts'
import type { UsePhone } from './help-page.tsx'

export { firstHourFirstViews } from './first-hour/first-views.tsx'

/**
 * The help domain for the web. `usePhone` reads the number to call in an emergency; the composition root knows where it is
 * stored.
 */
export const createHelpWeb = ({ usePhone }: { usePhone: UsePhone }): WebDomain => ({
  name: 'help',
  help: firstHourEntries,
  search: async () => ({ Component: (await import('./search/search-panel.tsx')).SearchPanel }),
  portal: [
    {
      path: 'search',
      title: '搜索',
      sort: 780,
      load: async () => ({ Component: (await import('./search/search-page.tsx')).SearchPage }),
    },
    {
      path: 'firstHour',
      title: '第一个小时',
      sort: 790,
      load: async () => {
        const { FirstHourPage } = await import('./first-hour/first-hour-page.tsx')
        return { Component: () => createElement(FirstHourPage, { usePhone }) }
      },
    },
    {
      path: 'playbook',
      title: '第一天做什么',
      sort: 795,
      load: async () => ({ Component: (await import('./playbook/playbook-page.tsx')).PlaybookPage }),
    },
    {
      path: 'help',
      title: '帮助中心',
      sort: 800,
      inStrip: { text: '帮助中心', icon: 'help' },
      inFooter: '帮助中心',
      load: async () => {
        const { HelpPage } = await import('./help-page.tsx')
        return { Component: () => createElement(HelpPage, { usePhone }) }
      },
    },
  ],
})
