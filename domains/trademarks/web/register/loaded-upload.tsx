import { filesErrors } from '@portal/files/contract'
import { FileUpload, type FileUploadProps } from '@portal/files/web'
import { FailedTogether } from '@portal/platform/web'

export type LoadedUploadProps = FileUploadProps & {
  /** Pictures of a mark are picked several at once: what is wrong with them is told in one window. */
  isPicture?: boolean
}

const { msg: unfit } = filesErrors['file.trademark_image']

/** The upload of a paper or of pictures. */
export function LoadedUpload({ isPicture = false, ...props }: LoadedUploadProps) {
  if (!isPicture) return <FileUpload {...props} />
  return <FileUpload {...props} failures={(failed) => <FailedTogether {...failed} unfit={unfit} />} />
}
