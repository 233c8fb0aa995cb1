import type { WebDomain } from '@portal/platform/web'

export const coursesWeb: WebDomain = {
  name: 'courses',
  preview: {
    path: 'curriculum',
    heading: '近期课程',
    all: '全部课程',
    icon: 'calendar',
    load: async () => ({ Component: (await import('./upcoming-courses.tsx')).UpcomingCourses }),
  },
  help: [
    {
      key: 'curriculum',
      title: '培训课程',
      about: '/home/curriculum',
      icon: 'book',
      sort: 42,
      text: '怎么报名、候补怎么递补',
      load: async () => (await import('./help/course-topic.ts')).courseTopic,
    },
  ],
  portal: [
    {
      path: 'curriculum',
      title: '培训课程',
      sort: 820,
      inFooter: '培训课程',
      load: async () => ({ Component: (await import('./page/curriculum-page.tsx')).CurriculumPage }),
    },
  ],
}
