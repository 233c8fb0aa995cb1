import type { FormEvent, ReactNode } from 'react'
import { type FieldValues, get } from 'react-hook-form'
import { Notice } from '../ui/notice.tsx'
import styles from './form.module.css'
import { FormContext } from './form-context.ts'
import type { OrderedForm } from './use-ordered-form.ts'

export interface FormProps<T extends FieldValues> {
  form: OrderedForm<T>
  /** Spoken name of the form. */
  label: string
  children: ReactNode
  /** What Enter and a submit button do; by default they send the form. */
  onSubmit?: (() => void) | undefined
  className?: string | undefined
}

/** With at least this many failures the form shows a short list of them above its fields. */
const summaryFrom = 3

/** The form element: summary of many failures above, the failed request with 重试 below its fields. */
export function Form<T extends FieldValues>({ form, label, children, onSubmit, className }: FormProps<T>) {
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (onSubmit) onSubmit()
    else void form.submit()
  }
  return (
    <FormContext value={form as unknown as OrderedForm<FieldValues>}>
      <form noValidate aria-label={label} aria-busy={form.busy} onSubmit={submit} className={className}>
        <FormSummary form={form} />
        {children}
      </form>
    </FormContext>
  )
}

/**
 * Says how many fields still need the user and links to each of them. The list gets shorter as the user corrects the
 * fields.
 */
function FormSummary<T extends FieldValues>({ form }: { form: OrderedForm<T> }) {
  const { errors } = form.rhf.formState
  if (form.issues.length < summaryFrom) return null
  const open = form.issues.filter(({ path }) => get(errors, path))
  if (open.length === 0) return null
  return (
    <Notice tone="error" title={`还有 ${open.length} 处需要填写或修改`} className={styles.summary}>
      <ul className={styles.issues}>
        {open.map(({ path, msg }) => (
          <li key={path}>
            <button type="button" className="btn btn-text" onClick={() => form.focus(path)}>
              {msg}
            </button>
          </li>
        ))}
      </ul>
    </Notice>
  )
}
