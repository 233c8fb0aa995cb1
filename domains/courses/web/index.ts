export { coursesAdmin } from './courses-admin.ts'
export { coursesWeb } from './courses-web.ts'
export { UpcomingCourses } from './upcoming-courses.tsx'
