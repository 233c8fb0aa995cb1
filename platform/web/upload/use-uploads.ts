import { useEffect, useRef, useState } from 'react'
import { callError, callErrorTexts } from '../call/call-error.ts'
import { newKey } from '../call/new-key.ts'
import { type SendFile, type SendFileOptions, sendFile, type UploadedFile } from './send-file.ts'
import { type UploadFailure, uploadFailureOf } from './upload-failure.ts'
import { precheck, tooManyFiles, type UploadRule, uploadErrorText } from './upload-rule.ts'
import { watchSpeed } from './upload-speed.ts'

/**
 * A file as it is sent in place of the one that was picked, with form fields that tell the server of the difference, and what
 * the row of the file says about it.
 */
export type Prepared = Pick<SendFileOptions, 'fields'> & { file: File; note?: string | undefined }
export type Prepare = (file: File) => Promise<Prepared>

export interface UploadItem {
  key: string
  file: File
  state: 'waiting' | 'sending' | 'failed'
  /** 0 to 100. */
  percent: number
  /** Bytes a second, smoothed; unknown before the first second is over. */
  speed: number | undefined
  failure: UploadFailure | undefined
  /** How the picked file is changed before it is judged and sent; undefined for a file that is sent as it is. */
  prepare: Prepare | undefined
}

export interface UploadsOptions {
  rule: UploadRule
  value: readonly UploadedFile[]
  onChange: (files: readonly UploadedFile[]) => void
  max?: number | undefined
  /** How many files are sent at the same time; the default is one. */
  parallel?: number | undefined
  send?: SendFile | undefined
  stallMs?: number | undefined
  /** Changes a picked file before it is judged, such as a photo too large to be sent. */
  prepare?: Prepare | undefined
  /** Makes a smaller copy of a picture, once the user has agreed to send that in place of one that is too large. */
  smaller?: Prepare | undefined
}

const progressEvery = 1000

/**
 * Sends files to the server. `value` holds the files that have arrived, `items` those that wait, are being sent or have
 * failed. Files beyond `max` are dropped, and `surplus` then holds a text that says so.
 */
export const useUploads = ({
  rule,
  value,
  onChange,
  max = 1,
  parallel = 1,
  send = sendFile,
  stallMs,
  prepare,
  smaller,
}: UploadsOptions) => {
  const [items, setItems] = useState<readonly UploadItem[]>([])
  const [surplus, setSurplus] = useState('')
  const [notes, setNotes] = useState<Readonly<Record<string, string>>>({})
  const aborts = useRef(new Map<string, AbortController>())
  // Kept in a ref, since two files may arrive between two renders and the list must then hold both.
  const arrived = useRef(value)
  arrived.current = value

  const change = (key: string, part: Partial<UploadItem>) =>
    setItems((all) => all.map((item) => (item.key === key ? { ...item, ...part } : item)))
  const drop = (key: string) => setItems((all) => all.filter((item) => item.key !== key))

  const judged = (file: File): UploadFailure | undefined => {
    const kind = precheck(rule, file)
    return kind && { kind, text: uploadErrorText(kind, rule) }
  }

  const start = async ({ key, file: picked, prepare: made }: UploadItem) => {
    const abort = new AbortController()
    aborts.current.set(key, abort)
    const isGoing = () => aborts.current.get(key) === abort
    let lastTold = Date.now()
    const speedAt = watchSpeed(lastTold)
    const onProgress = (sent: number, total: number) => {
      const now = Date.now()
      if (!isGoing() || now - lastTold < progressEvery) return
      lastTold = now
      const percent = total > 0 ? Math.min(Math.floor((sent / total) * 100), 99) : 0
      change(key, { percent, speed: speedAt(sent, now) })
    }
    try {
      await picked.slice(0, 1).arrayBuffer()
      const { file, note, fields }: Prepared = made ? await made(picked) : { file: picked }
      if (!isGoing()) return
      const failure = judged(file)
      if (failure) return change(key, { state: 'failed', failure })
      const stored = await send(file, { purpose: rule.purpose, signal: abort.signal, onProgress, stallMs, fields })
      if (!isGoing()) return
      drop(key)
      if (note !== undefined) setNotes((all) => ({ ...all, [stored.id]: note }))
      arrived.current = [...arrived.current, stored]
      onChange(arrived.current)
    } catch (error) {
      if (isGoing()) change(key, { state: 'failed', failure: uploadFailureOf(error, rule) })
    } finally {
      if (isGoing()) aborts.current.delete(key)
    }
  }

  useEffect(() => {
    const free = parallel - items.filter(({ state }) => state === 'sending').length
    const next = items.filter(({ state }) => state === 'waiting').slice(0, Math.max(free, 0))
    if (next.length === 0) return
    const keys = new Set(next.map(({ key }) => key))
    setItems((all) => all.map((item) => (keys.has(item.key) ? { ...item, state: 'sending' } : item)))
    for (const item of next) void start(item)
  })

  useEffect(() => {
    const running = aborts.current
    return () => {
      for (const abort of running.values()) abort.abort()
    }
  }, [])

  const itemOf = (file: File): UploadItem => {
    const failure = prepare ? undefined : judged(file)
    return {
      key: newKey(),
      file,
      percent: 0,
      speed: undefined,
      state: failure ? 'failed' : 'waiting',
      failure,
      prepare,
    }
  }

  const add = (files: readonly File[]) => {
    const going = items.filter(({ state }) => state !== 'failed')
    const room = Math.max(max - value.length - going.length, 0)
    setSurplus(files.length > room ? tooManyFiles : '')
    setItems([...going, ...files.slice(0, room).map(itemOf)])
  }
  const again = { state: 'waiting', percent: 0, speed: undefined, failure: undefined } as const
  const retry = (key: string) => change(key, again)
  /** Sends a smaller copy of a picture that was too large; undefined where the form has no way to make one. */
  const sendSmaller = smaller && ((key: string) => change(key, { ...again, prepare: smaller }))
  /** Ends a file at once, whatever it is busy with: what still comes of it is dropped. */
  const cancel = (key: string) => {
    const abort = aborts.current.get(key)
    aborts.current.delete(key)
    abort?.abort()
    change(key, { state: 'failed', failure: uploadFailureOf(callError('aborted', callErrorTexts.aborted), rule) })
  }
  const remove = (id: string) => {
    setSurplus('')
    onChange(value.filter((file) => file.id !== id))
  }

  const busy = items.some(({ state }) => state !== 'failed')
  return { items, notes, surplus, add, retry, sendSmaller, cancel, drop, remove, busy }
}
