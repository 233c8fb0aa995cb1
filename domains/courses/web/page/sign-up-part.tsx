import { DraftNote, ServerDraftNotice, useServerDraft } from '@portal/drafts/web'
import { NoticeRecipients } from '@portal/notices/web'
import { splitChoices } from '@portal/platform/contract'
import {
  call,
  Form,
  LeaveGuard,
  Notice,
  Stack,
  SubmitBar,
  useKeptForm,
  useOrderedForm,
  useReload,
} from '@portal/platform/web'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import type { PublicCourse } from '../../contract/course.ts'
import { coursesApi } from '../../contract/endpoints.ts'
import { signUpDraft, signUpForm, signUpLabels } from '../../contract/sign-up.ts'
import { CourseList } from './course-list.tsx'
import { ownReads } from './own-reads.ts'
import styles from './sign-up.module.css'
import { type SignUpValues, useSignUpDefaults } from './sign-up-defaults.ts'
import { SignUpFields } from './sign-up-fields.tsx'

// The form does not wait for its dialog: the dialog is closed at first and is loaded right after it.
const SignedUpDialog = lazy(async () => ({ default: (await import('./signed-up-dialog.tsx')).SignedUpDialog }))

/** The courses with the form in which they are chosen. `picked` is a course that a link names. */
export function SignUpPart({ courses, picked }: { courses: readonly PublicCourse[]; picked: string | undefined }) {
  const refresh = useReload(ownReads)
  const open = courses.filter(({ isOpen }) => isOpen)
  const defaults = useSignUpDefaults(open.some(({ id }) => id === picked) ? picked : undefined)
  const [signUp, setSignUp] = useState<string>()
  const top = useRef<HTMLDivElement>(null)
  const form = useOrderedForm<SignUpValues, { id: string; waiting: string[] }>({
    schema: signUpForm,
    defaults,
    send: (body, { key }) => call(coursesApi.signUp, { body }, { key }),
    onDone: ({ id }) => {
      draft.finish()
      setSignUp(id)
      void refresh()
    },
  })
  const draft = useServerDraft({
    key: signUpDraft,
    form,
    title: '课程报名',
    labels: signUpLabels,
    wordsOf: async (values) => (await import('./draft-words.ts')).draftWords(values, courses),
    omit: ['mobile'],
  })
  const isUnsent = form.rhf.formState.isDirty && signUp === undefined
  useKeptForm(signUpDraft, { form, when: isUnsent })

  const chosen = splitChoices(form.rhf.watch('courses'))
  const setChosen = (ids: readonly string[]) =>
    form.rhf.setValue('courses', ids.join(';'), { shouldDirty: true, shouldValidate: form.issues.length > 0 })
  const toggle = (id: string) => {
    if (chosen.includes(id)) return setChosen(chosen.filter((one) => one !== id))
    setChosen([...chosen, id])
    top.current?.scrollIntoView({ block: 'start' })
    top.current?.focus({ preventScroll: true })
  }
  // The draft may name courses that were closed meanwhile.
  const stale = chosen.filter((id) => !open.some((course) => course.id === id))
  const staleText = stale.join(';')
  useEffect(() => {
    if (staleText === '') return
    const gone = splitChoices(staleText)
    const kept = splitChoices(form.rhf.getValues('courses')).filter((id) => !gone.includes(id))
    form.rhf.setValue('courses', kept.join(';'))
  }, [staleText, form.rhf])

  const startOver = () => {
    form.startOver()
    form.rhf.setValue('courses', '')
    setSignUp(undefined)
    window.scrollTo(0, 0)
  }
  return (
    <>
      <CourseList courses={courses} choice={{ chosen, onToggle: toggle }} />
      <div ref={top} tabIndex={-1} className={styles.anchor}>
        <ServerDraftNotice draft={draft} />
        <Form form={form} label="课程报名">
          <Stack gap={20}>
            <SignUpFields form={form} courses={open} />
            <Notice>联系人和联系方式加密保存，只用于本次课程的安排。</Notice>
            <NoticeRecipients topic="course" />
          </Stack>
          <SubmitBar submit="提交报名" note={<DraftNote draft={draft} />} />
        </Form>
      </div>
      <LeaveGuard when={isUnsent} />
      <Suspense>
        <SignedUpDialog signUp={signUp} onAgain={startOver} />
      </Suspense>
    </>
  )
}
