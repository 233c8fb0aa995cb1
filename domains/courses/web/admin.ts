import type { AdminRoute } from '@portal/platform/web'

/** The pages of this domain in the back office. */
export const adminPages: readonly AdminRoute[] = [
  {
    path: '/courses',
    title: '课程与报名',
    purview: 'courses.list',
    load: async () => ({ Component: (await import('./desk/courses-page.tsx')).CoursesPage }),
  },
  {
    path: '/courses/:id',
    title: '课程详情',
    purview: 'courses.list',
    load: async () => ({ Component: (await import('./desk/course-page.tsx')).CoursePage }),
  },
]
