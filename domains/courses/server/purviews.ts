import type { Purview } from '@portal/platform/server'

/** The entries of this domain in the menu of the back office. */
export const coursePurviews: readonly Purview[] = [
  {
    name: '培训课程',
    icon: 'calendar',
    access: 'courses',
    path: '',
    sort: 50,
    children: [
      {
        name: '课程与报名',
        icon: 'calendar',
        access: 'courses.list',
        path: '/courses',
        sort: 10,
        permission: 'courses',
      },
    ],
  },
]
