import type { WebDomain } from '@portal/platform/web'

export const coursesWeb: WebDomain = {
  name: 'courses',
  preview: {
    path: 'curriculum',
    text: '培训课程',
    load: async () => ({ Component: (await import('./next-course.tsx')).NextCourse }),
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
