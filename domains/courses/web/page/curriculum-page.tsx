import { isSignedIn, useSession } from '@portal/accounts/web'
import {
  Button,
  Card,
  Empty,
  ErrorView,
  PageHead,
  queryOf,
  Skeleton,
  SplitLayout,
  textParam,
  useSearch,
} from '@portal/platform/web'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import * as z from 'zod/mini'
import { coursesApi } from '../../contract/endpoints.ts'
import { CourseList } from './course-list.tsx'
import { EntranceCard } from './entrance-card.tsx'
import { OwnEnrolments } from './own-enrolments.tsx'
import { RulesCard } from './rules-card.tsx'
import styles from './sign-up.module.css'

// The list of courses does not wait for the form below it, which is loaded after it.
const SignUpPart = lazy(async () => ({ default: (await import('./sign-up-part.tsx')).SignUpPart }))

const pageSearch = z.object({ course: textParam(), signUp: textParam() })

const ownId = 'own-enrolments'

/** Leads to the user's own sign-ups, which stand below the form. */
function OwnButton() {
  const goThere = () => {
    const own = document.getElementById(ownId)
    own?.scrollIntoView({ block: 'start' })
    own?.focus({ preventScroll: true })
  }
  return (
    <Button icon="list" onClick={goThere}>
      我的报名
    </Button>
  )
}

/**
 * The page 培训课程: the published courses, the form, and the user's own sign-ups. Everybody may read; to sign up takes an account.
 */
export function CurriculumPage() {
  const [{ course, signUp }] = useSearch(pageSearch)
  useSession()
  const isKnown = isSignedIn()
  const list = useQuery(queryOf(coursesApi.list, {}))
  const courses = list.data?.courses ?? []
  const isOpen = courses.some((one) => one.isOpen)
  return (
    <>
      <PageHead
        title="培训课程"
        lead="面向出口企业的知识产权实务课程：查看时间、地点和剩余席位，在线报名。"
        brief={{ words: '说明' }}
        {...(isKnown && signUp === undefined && { aside: <OwnButton /> })}
      />
      <div className="wrap">
        <SplitLayout aside={<RulesCard />}>
          {/* The order shows what matters: a user who follows a notice wants to see his own sign-up first. */}
          {isKnown && signUp !== undefined && <OwnEnrolments signUp={signUp} />}
          {list.isPending && (
            <Card title="近期课程">
              <Skeleton rows={5} rowHeight={148} />
            </Card>
          )}
          {list.isError && (
            <Card title="近期课程">
              <ErrorView title="课程加载失败" error={list.error} onRetry={() => list.refetch()} />
            </Card>
          )}
          {list.data && courses.length === 0 && (
            <Card title="近期课程">
              <Empty text="目前没有已公布的课程" />
            </Card>
          )}
          {courses.length > 0 && isKnown && isOpen && (
            <Suspense fallback={<CourseList courses={courses} />}>
              <SignUpPart courses={courses} picked={course} />
            </Suspense>
          )}
          {courses.length > 0 && !(isKnown && isOpen) && <CourseList courses={courses} />}
          {!isKnown && isOpen && <EntranceCard />}
          {isKnown && signUp === undefined && (
            <div id={ownId} tabIndex={-1} className={styles.anchor}>
              <OwnEnrolments />
            </div>
          )}
        </SplitLayout>
      </div>
    </>
  )
}
