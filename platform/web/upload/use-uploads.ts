import { useEffect, useRef, useState } from 'react'
import { newKey } from '../call/new-key.ts'
import { type SendFile, sendFile, type UploadedFile } from './send-file.ts'
import { type UploadFailure, uploadFailureOf } from './upload-failure.ts'
import { precheck, tooManyFiles, type UploadRule, uploadErrorText } from './upload-rule.ts'
import { watchSpeed } from './upload-speed.ts'

export interface UploadItem {
  key: string
  file: File
  state: 'waiting' | 'sending' | 'failed'
  /** 0 to 100. */
  percent: number
  /** Bytes a second, smoothed; unknown before the first second is over. */
  speed: number | undefined
  failure: UploadFailure | undefined
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
}: UploadsOptions) => {
  const [items, setItems] = useState<readonly UploadItem[]>([])
  const [surplus, setSurplus] = useState('')
  const aborts = useRef(new Map<string, AbortController>())
  // Kept in a ref, since two files may arrive between two renders and the list must then hold both.
  const arrived = useRef(value)
  arrived.current = value

  const change = (key: string, part: Partial<UploadItem>) =>
    setItems((all) => all.map((item) => (item.key === key ? { ...item, ...part } : item)))
  const drop = (key: string) => setItems((all) => all.filter((item) => item.key !== key))

  const start = async ({ key, file }: UploadItem) => {
    const abort = new AbortController()
    aborts.current.set(key, abort)
    let lastTold = Date.now()
    const speedAt = watchSpeed(lastTold)
    const onProgress = (sent: number, total: number) => {
      const now = Date.now()
      if (now - lastTold < progressEvery) return
      lastTold = now
      const percent = total > 0 ? Math.min(Math.floor((sent / total) * 100), 99) : 0
      change(key, { percent, speed: speedAt(sent, now) })
    }
    try {
      await file.slice(0, 1).arrayBuffer()
      const stored = await send(file, { purpose: rule.purpose, signal: abort.signal, onProgress, stallMs })
      drop(key)
      arrived.current = [...arrived.current, stored]
      onChange(arrived.current)
    } catch (error) {
      change(key, { state: 'failed', failure: uploadFailureOf(error, rule) })
    } finally {
      aborts.current.delete(key)
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
    const kind = precheck(rule, file)
    const failure = kind && { kind, text: uploadErrorText(kind, rule) }
    return { key: newKey(), file, percent: 0, speed: undefined, state: failure ? 'failed' : 'waiting', failure }
  }

  const add = (files: readonly File[]) => {
    const going = items.filter(({ state }) => state !== 'failed')
    const room = Math.max(max - value.length - going.length, 0)
    setSurplus(files.length > room ? tooManyFiles : '')
    setItems([...going, ...files.slice(0, room).map(itemOf)])
  }
  const retry = (key: string) => change(key, { state: 'waiting', percent: 0, speed: undefined, failure: undefined })
  const cancel = (key: string) => aborts.current.get(key)?.abort()
  const remove = (id: string) => {
    setSurplus('')
    onChange(value.filter((file) => file.id !== id))
  }

  return { items, surplus, add, retry, cancel, drop, remove, busy: items.some(({ state }) => state !== 'failed') }
}
