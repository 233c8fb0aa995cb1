import { moment } from '@portal/platform/server/columns'
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { HistoryAction } from '../contract/desk.ts'
import type { CourseStatus, EnrolmentState } from '../contract/rules.ts'

/**
 * A course with the counters of its seats. Whoever changes a seat must lock the course first, so that counters and enrolments
 * agree; the checks of the table refuse an overbooked course in any case.
 */
export const courses = pgTable(
  'course',
  {
    id: uuid().primaryKey(),
    courseName: text('course_name').notNull(),
    courseTime: moment('starts_at').notNull(),
    endTime: moment('ends_at').notNull(),
    courseAddress: text('place').notNull(),
    /** The link for those with a seat; empty where there is none. */
    onlineLink: text('online_link').notNull(),
    seats: integer().notNull(),
    /** The last moment to sign up; null: until the course begins. */
    deadline: moment('sign_up_until'),
    description: text().notNull(),
    status: text().$type<CourseStatus>().notNull(),
    isShown: boolean('is_shown').notNull().default(true),
    isRecommended: boolean('is_recommended').notNull().default(false),
    cancelReason: text('cancel_reason'),
    /** How many people have a seat. */
    taken: integer('taken_seats').notNull().default(0),
    /** How many sign-ups wait. */
    waiting: integer('waiting_sign_ups').notNull().default(0),
    /** The last place given to a sign-up. */
    lastPlace: integer('last_place').notNull().default(0),
    /** Grows with each change by staff, so that of two changes at once only one succeeds. */
    version: integer().notNull().default(1),
    /** Grows with each change that calendars must learn: SEQUENCE of RFC 5545. */
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

/** A sign-up as it was sent; name, phone and other data by which one reaches a person are encrypted. */
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

/** One course of a sign-up: its place among the course's sign-ups, and whether it has seats. */
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
    /** The number of people; the name `num` is that of the form. */
    num: integer('people').notNull(),
    /** The place in the order of sign-ups. It is given while the course is locked, so it follows the order of commits. */
    place: integer().notNull(),
    state: text().$type<EnrolmentState>().notNull(),
    createTime: moment('created_at').notNull(),
    confirmTime: moment('confirmed_at'),
    cancelTime: moment('cancelled_at'),
    /**
     * The start of the course of which its owner was reminded; a course that is moved has another start and is reminded of
     * again.
     */
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

/** What staff did with a course, with the values before and after. Append-only; the history stays when a draft is deleted. */
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
