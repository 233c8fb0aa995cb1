import { moment } from '@portal/platform/server/columns'
import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { HistoryAction } from '../contract/desk.ts'
import type { CourseStatus, EnrolmentState } from '../contract/rules.ts'

/**
 * A course with the counters of its seats. Whoever changes a seat locks the course first, so that counters and enrolments
 * agree; the checks refuse what would be overbooked, whoever writes it.
 */
export const courses = pgTable(
  'course',
  {
    id: uuid().primaryKey(),
    courseName: text('course_name').notNull(),
    courseTime: moment('starts_at').notNull(),
    endTime: moment('ends_at').notNull(),
    courseAddress: text('place').notNull(),
    /** Empty: none. Told to those with a seat. */
    onlineLink: text('online_link').notNull(),
    seats: integer().notNull(),
    /** Null: until the course begins. */
    deadline: moment('sign_up_until'),
    description: text().notNull(),
    status: text().$type<CourseStatus>().notNull(),
    cancelReason: text('cancel_reason'),
    /** People with a seat. */
    taken: integer('taken_seats').notNull().default(0),
    /** Sign-ups that wait. */
    waiting: integer('waiting_sign_ups').notNull().default(0),
    /** The last number given in the order of sign-ups. */
    lastPlace: integer('last_place').notNull().default(0),
    /** Counts changes of staff, so that of two only one wins. */
    version: integer().notNull().default(1),
    /** Counts what a calendar must learn: SEQUENCE of RFC 5545. */
    sequence: integer().notNull().default(0),
    createTime: moment('created_at').notNull(),
    changeTime: moment('changed_at').notNull(),
  },
  (table) => [
    index('course_starts').on(table.courseTime),
    check('course_seats', sql`${table.taken} between 0 and ${table.seats}`),
    check('course_waiting', sql`${table.waiting} >= 0`),
    check('course_times', sql`${table.endTime} > ${table.courseTime}`),
  ],
)

/** A form as it was sent; what reaches a person is sealed. */
export const signUps = pgTable('course_sign_up', {
  id: uuid().primaryKey(),
  userId: uuid('owner_id').notNull(),
  companyName: text('company_name').notNull(),
  province: text().notNull(),
  city: text().notNull(),
  county: text().notNull(),
  address: text().notNull(),
  outArea: text('export_regions').notNull(),
  industry: text().notNull(),
  num: integer('people').notNull(),
  contact: text('contact_name_sealed').notNull(),
  mobile: text('contact_phone_sealed').notNull(),
  mobileFingerprint: text('contact_phone_fingerprint').notNull(),
  job: text('contact_job').notNull(),
  createTime: moment('created_at').notNull(),
})

/** One course of a sign-up: its place in the order of the course's sign-ups, and whether it has its seats. */
export const enrolments = pgTable(
  'course_enrolment',
  {
    id: uuid().primaryKey(),
    signUpId: uuid('sign_up_id')
      .notNull()
      .references(() => signUps.id),
    courseId: uuid('course_id')
      .notNull()
      .references(() => courses.id),
    userId: uuid('owner_id').notNull(),
    /** People, as in the form. */
    num: integer('people').notNull(),
    /** Given under the lock of the course: the order of commits. */
    place: integer().notNull(),
    state: text().$type<EnrolmentState>().notNull(),
    createTime: moment('created_at').notNull(),
    confirmTime: moment('confirmed_at'),
    cancelTime: moment('cancelled_at'),
    /** The start of the course that its owner was reminded of. */
    remindedOf: moment('reminded_of'),
  },
  (table) => [
    uniqueIndex('course_enrolment_place').on(table.courseId, table.place),
    uniqueIndex('course_enrolment_once').on(table.courseId, table.userId).where(sql`${table.state} <> 'cancelled'`),
    index('course_enrolment_waiting').on(table.courseId, table.place).where(sql`${table.state} = 'waiting'`),
    index('course_enrolment_owner').on(table.userId, table.createTime.desc()),
    check('course_enrolment_people', sql`${table.num} > 0`),
  ],
)

/** What staff did with a course, with what was there before and after. Append-only; it outlives a draft that is deleted. */
export const courseHistory = pgTable(
  'course_history',
  {
    id: uuid().primaryKey(),
    courseId: uuid('course_id').notNull(),
    actorId: uuid('actor_id').notNull(),
    action: text().$type<HistoryAction>().notNull(),
    before: jsonb().$type<Record<string, unknown>>().notNull(),
    after: jsonb().$type<Record<string, unknown>>().notNull(),
    createTime: moment('created_at').notNull(),
  },
  (table) => [index('course_history_course').on(table.courseId, table.createTime)],
)
