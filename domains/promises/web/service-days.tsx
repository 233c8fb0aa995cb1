import { TextInput } from '@portal/platform/web'
import type { SettingsReply } from '../contract/settings.ts'
import styles from './promise-settings-page.module.css'

/** The working days of single services; an empty field means the general value. */
export function ServiceDays({
  services,
  value,
  onChange,
  onBlur,
}: {
  services: SettingsReply['services']
  value: Readonly<Record<string, string>>
  onChange: (days: Record<string, string>) => void
  onBlur?: (() => void) | undefined
}) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: leaving any of the inputs inside is leaving the field.
    <div className={styles.services} onBlur={onBlur}>
      {services.map(({ service, name }) => (
        <div key={service} className={styles.service}>
          <span aria-hidden="true">{name}</span>
          <TextInput
            value={value[service] ?? ''}
            onChange={(days) => onChange({ ...value, [service]: days })}
            inputMode="numeric"
            aria-label={`${name}的完成时限`}
          />
        </div>
      ))}
    </div>
  )
}
