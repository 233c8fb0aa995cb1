import type { HelpEntry } from '@portal/platform/web'

/** Stands here and not beside the toolset: these pages read the operator's settings there, and none may know the other both ways. */
export const searchToolsEntry: HelpEntry = {
  key: 'filingInquiry',
  title: '官方查询工具',
  about: '/home/filingInquiry',
  icon: 'search',
  sort: 90,
  text: '备案、商标、地理标志和专利，到哪里查',
  load: async () => (await import('./search-tools-topic.ts')).searchToolsTopic,
}
