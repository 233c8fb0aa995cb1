import { Enlarge } from '@portal/platform/web'

/** A paper as large as the screen allows. */
export function EnlargedPaper(props: { picture: string; title: string; onClose: () => void }) {
  return <Enlarge {...props} />
}
