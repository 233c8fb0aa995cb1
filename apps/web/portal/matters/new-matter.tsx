import { ActionMenu, Icon, listServices } from '@portal/platform/web'
import { useNavigate } from 'react-router'

/** Leads to every service of the portal, so that a new matter begins where the old ones are listed. */
export function NewMatter() {
  const navigate = useNavigate()
  return (
    <ActionMenu
      className="btn btn-primary"
      trigger={
        <>
          <Icon name="plus" size={18} />
          办新的事
        </>
      }
      label="办新的事"
      entries={listServices().map(({ to, title, icon }) => ({ id: to, label: title, icon }))}
      onAction={(to) => void navigate(to)}
    />
  )
}
