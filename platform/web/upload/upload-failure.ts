import { type CallError, isCallError } from '../call/call-error.ts'
import { type UploadErrorKind, type UploadRule, uploadErrorText } from './upload-rule.ts'

export interface UploadFailure {
  kind: UploadErrorKind
  /** A text fit to be shown: the server's own words where it gave a reason. */
  text: string
}

const kindOfRefusal = ({ http }: CallError): UploadErrorKind => {
  if (http === 413) return 'size'
  if (http === 415) return 'extension'
  return http >= 400 && http < 500 ? 'denied' : 'server'
}

const kindOf = (error: unknown): UploadErrorKind => {
  if (!isCallError(error)) return 'not_exists'
  if (error.http > 0) return kindOfRefusal(error)
  const kinds: Record<CallError['kind'], UploadErrorKind> = {
    timeout: 'timeout',
    aborted: 'abort',
    network: 'network',
    unreadable: 'server',
    refused: 'server',
    session: 'denied',
  }
  return kinds[error.kind]
}

/**
 * The kind of a failed upload, and the words for it. An error that is no `CallError` comes from reading the file: the user
 * has moved or deleted it.
 */
export const uploadFailureOf = (error: unknown, rule: UploadRule): UploadFailure => {
  const kind = kindOf(error)
  const said = isCallError(error) && error.http > 0 && error.kind === 'refused' ? error.msg : ''
  return { kind, text: said || uploadErrorText(kind, rule) }
}
