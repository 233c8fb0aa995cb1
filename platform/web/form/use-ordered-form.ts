import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useCallback, useEffect, useId, useRef, useState } from 'react'
import { type DefaultValues, type FieldPath, type FieldValues, type UseFormReturn, useForm } from 'react-hook-form'
import type * as z from 'zod/mini'
import type { FieldError } from '../../contract/errors.ts'
import { orderedIssues } from '../../contract/issues.ts'
import { type CallError, errorText, isCallError, isSilent } from '../call/call-error.ts'
import { newKey } from '../call/new-key.ts'
import { dismissToast, toast } from '../ui/toast-store.ts'
import { fieldId, focusField } from './focus-field.ts'

/** What a form says that waits for uploads. */
export const uploadingText = '文件上传中…'

/** The values of a form, by the names of its fields. */
export type FormValues = FieldValues

export interface OrderedFormOptions<T extends FieldValues, R> {
  /** One schema for the blur messages, the toast and the server. Its key order is the order of the form. */
  schema: z.ZodMiniType<unknown, { [K in keyof NoInfer<T>]?: unknown }>
  /** Every field with its empty value, so that conditional rules run on a complete value. */
  defaults: T
  /**
   * Sends the filled form, usually `call(api.submit, { body }, { key })`. Receives the values as typed:
   * the server parses them with the same schema.
   */
  send: (value: T, sending: { key: string }) => Promise<R>
  onDone?: ((result: R, value: T) => void) | undefined
  /** Tells a failed request that was not about fields, in place of the toast and of `failure`: for a form that is sent from a dialog. */
  onFailure?: ((error: CallError) => void) | undefined
}

export interface OrderedForm<T extends FieldValues> {
  /** Prefix of the ids of its fields. */
  id: string
  rhf: UseFormReturn<T>
  /** True while the form's request is under way. */
  busy: boolean
  /** True while something that belongs to the form is on its way, such as a file; the form cannot be sent then. */
  waits: boolean
  /** Makes the form wait until the returned function is called. */
  hold: () => () => void
  /** The faulty fields that the last submit found, in the order of the form; empty when it found none. */
  issues: readonly FieldError[]
  /** The last failed request that was not about fields. */
  failure: CallError | undefined
  submit: () => Promise<void>
  /** Judges the form as its submit does and sends nothing: whether it could be sent. For a form with a step before that. */
  check: () => Promise<boolean>
  focus: (name: string) => void
  /** 继续提交: empty fields and a new idempotency key. */
  startOver: () => void
}

/**
 * The failures of the field `path`, given its error: a list holds those of its rows one level deeper, and at `root` what is
 * wrong with it as a whole.
 */
const innerIssues = (path: string, error: object): FieldError[] =>
  'message' in error && typeof error.message === 'string'
    ? [{ path, msg: error.message }]
    : Object.entries(error).flatMap(([name, inner]) =>
        inner ? innerIssues(name === 'root' ? path : `${path}.${name}`, inner) : [],
      )

/**
 * A form. Its submit shows a toast for the first faulty field in the order of the schema and sets the focus on that field;
 * a field that loses the focus shows its own message. The form is sent once, however often the button is pressed, and its
 * idempotency key makes a retry repeat the same submission instead of creating a second one.
 */
export const useOrderedForm = <T extends FieldValues, R = unknown>({
  schema,
  defaults,
  send,
  onDone,
  onFailure,
}: OrderedFormOptions<T, R>): OrderedForm<T> => {
  const id = useId()
  const rhf = useForm<T>({
    resolver: standardSchemaResolver(schema as z.ZodMiniType as z.ZodMiniType<T, T>, undefined, { raw: true }),
    defaultValues: defaults as DefaultValues<T>,
    mode: 'onBlur',
    reValidateMode: 'onChange',
    shouldFocusError: false,
  })
  const key = useRef('')
  const isSending = useRef(false)
  const said = useRef(0)
  const [busy, setBusy] = useState(false)
  const [held, setHeld] = useState(0)
  // A submit may begin in one render and end in a later one, in which a file is on its way.
  const heldNow = useRef(0)
  const [issues, setIssues] = useState<readonly FieldError[]>([])
  const [failure, setFailure] = useState<CallError>()
  const focus = useCallback((name: string) => focusField(id, name), [id])
  const hold = useCallback(() => {
    const change = (by: 1 | -1) => {
      heldNow.current += by
      setHeld(heldNow.current)
    }
    change(1)
    return () => change(-1)
  }, [])

  // An effect, since the summary above the form must take its place first: it would push the focused field out of view.
  useEffect(() => {
    if (issues[0]) focus(issues[0].path)
  }, [issues, focus])

  const complain = (msg: string) => {
    said.current = toast(msg, 'error')
  }

  const showIssues = (found: readonly FieldError[]) => {
    setIssues(found)
    const [first] = found
    if (!first) return
    complain(first.msg)
  }

  /** A list whose rows have fields of their own counts row by row, so that each failure can be told and reached. */
  const byRows = (issue: FieldError): FieldError[] => {
    const { error } = rhf.getFieldState(issue.path as FieldPath<T>)
    const inner = error
      ? innerIssues(issue.path, error).filter(({ path }) => document.getElementById(fieldId(id, path)))
      : []
    return inner.length > 0 ? inner : [issue]
  }

  const refuse = (error: unknown) => {
    if (isSilent(error)) return
    if (!isCallError(error)) {
      complain(errorText(error))
      throw error
    }
    for (const { path, msg } of error.fields) rhf.setError(path as FieldPath<T>, { type: 'server', message: msg })
    if (error.fields.length > 0) return showIssues(error.fields)
    if (onFailure) return onFailure(error)
    setFailure(error)
    complain(error.msg)
  }

  const sendOnce = async (value: T) => {
    setBusy(true)
    setIssues([])
    key.current ||= newKey()
    let result: R
    try {
      result = await send(value, { key: key.current })
    } catch (error) {
      return refuse(error)
    } finally {
      setBusy(false)
    }
    onDone?.(result, value)
  }

  const judge = async (go: (value: T) => unknown) => {
    if (isSending.current) return
    if (heldNow.current > 0) return complain(uploadingText)
    isSending.current = true
    setFailure(undefined)
    // The toast of the last submit says nothing about the values that are sent now.
    dismissToast(said.current)
    const ready = rhf.handleSubmit(go, () => showIssues(orderedIssues(schema, rhf.getValues()).flatMap(byRows)))
    try {
      await ready()
    } finally {
      isSending.current = false
    }
  }

  const submit = () => judge(sendOnce)

  const check = async () => {
    let isFit = false
    await judge(() => {
      setIssues([])
      isFit = true
    })
    return isFit
  }

  const startOver = () => {
    key.current = ''
    setIssues([])
    setFailure(undefined)
    rhf.reset(defaults)
  }

  return { id, rhf, busy, waits: held > 0, hold, issues, failure, submit, check, focus, startOver }
}
