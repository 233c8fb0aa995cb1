export { coursesAdmin } from './courses-admin.ts'
export { coursesWeb } from './courses-web.ts'
export { UpcomingCourses, type UpcomingCoursesProps } from './upcoming-courses.tsx'
