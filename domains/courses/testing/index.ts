export { type CoursesApp, createCoursesApp, crowdToken } from './courses-app.ts'
