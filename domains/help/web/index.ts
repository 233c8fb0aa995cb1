import type { WebDomain } from '@portal/platform/web'
import { firstHourEntries } from './first-hour/entries.ts'

export const helpWeb: WebDomain = {
  name: 'help',
  help: firstHourEntries,
  portal: [
    {
      path: 'help',
      title: '帮助中心',
      sort: 800,
      inStrip: { text: '帮助中心', icon: 'help' },
      inFooter: '帮助中心',
      load: async () => ({ Component: (await import('./help-page.tsx')).HelpPage }),
    },
  ],
}
