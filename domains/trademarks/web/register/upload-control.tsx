import { isSignedIn, loginAddress } from '@portal/accounts/web'
import { Button, partOf, Skeleton } from '@portal/platform/web'
import { useLocation, useNavigate } from 'react-router'
import type { LoadedUploadProps } from './loaded-upload.tsx'

// Uploads stand below the first fields, which do not wait for them.
const Loaded = partOf<LoadedUploadProps>(
  async () => ({ Component: (await import('./loaded-upload.tsx')).LoadedUpload }),
  () => <Skeleton rows={1} rowHeight={76} />,
)

/** The upload of a file, for whoever is signed in; a visitor comes back from the login to all that he typed. Needs `Field group`. */
export function UploadControl(props: LoadedUploadProps) {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  if (isSignedIn()) return <Loaded {...props} />
  return (
    <div>
      <Button icon="upload" onClick={() => void navigate(loginAddress(pathname + search))}>
        登录后上传
      </Button>
    </div>
  )
}
