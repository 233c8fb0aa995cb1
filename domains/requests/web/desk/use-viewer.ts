import { useMay, useSession } from '@portal/accounts/web'

/** Who sits at the desk, and what he may do with cases besides reading them. */
export type Viewer = {
  id: string | undefined
  /** He may take steps in cases, and confirm or return decisions of colleagues. */
  mayAct: boolean
  /** He may take cases, give them to colleagues and give them back. */
  mayAssign: boolean
}

export const useViewer = (): Viewer => ({
  id: useSession().userinfo?.id,
  mayAct: useMay('requests.act'),
  mayAssign: useMay('requests.assign'),
})
